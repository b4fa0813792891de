import { styled } from 'styled-components';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { column, sheltered, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

/** Its title is as large as those of the invitations and requests beside it. */
export const Root = styled(Panel)`
  & > [data-part='head'] [data-part='title'] {
    font-size: ${size[18]};
  }
`;

export const Form = styled.form`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & textarea {
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='report'] {
    display: grid;
    gap: ${space[2]};
    max-block-size: 320px;
    overflow-y: auto;
    font-size: ${size[14]};
  }
  & > [data-part='report']:empty {
    display: none;
  }
  & > [data-part='report'] > p {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[2]};
    margin: 0;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  & > [data-part='report'] svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & > [data-part='report'] > [data-state='added'] {
    color: ${color.successText};
    font-weight: ${weight.medium};
  }
  & > [data-part='report'] > [data-state='refused'] {
    color: ${color.dangerText};
  }
`;
