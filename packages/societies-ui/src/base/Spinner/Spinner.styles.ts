import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, space, lineHeight, size } from '../../theme/tokens.ts';

export const Holder = styled.span`
  ${sheltered}
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.accent};
  font-family: ${font.text};
  &[data-size='small'] {
    --soc-spinner-size: 16px;
  }
  &[data-size='medium'] {
    --soc-spinner-size: 24px;
  }
  &[data-size='large'] {
    --soc-spinner-size: 40px;
    flex-direction: column;
    justify-content: center;
    inline-size: 100%;
    min-block-size: 200px;
  }
  & > [data-part='label'] {
    color: ${color.ink2};
  }
`;
