import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Modal } from '../../base/Modal/Modal.tsx';
import { sharedElement, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled(Modal)`
  ${sharedElement('&:has([data-followed])', `[data-part='emblem'] > *`, `[data-part='body'] > [data-part='title']`)}
`;

export const Meta = styled.div`
  ${sheltered}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.ink2};
  font-size: ${size[14]};
  & > span {
    ${bidiText}
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  & svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
`;

export const Actions = styled.div`
  ${sheltered}
  display: flex;
  gap: ${space[3]};
  inline-size: 100%;
  & > * {
    flex: 1;
  }
  & > [data-soc='JoinButton'] {
    justify-content: center;
  }
`;
