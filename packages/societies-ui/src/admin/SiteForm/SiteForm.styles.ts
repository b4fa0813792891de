import { styled } from 'styled-components';
import { column, sheltered, text } from '../../theme/styles.ts';
import { color, control, radius, size, space } from '../../theme/tokens.ts';

export const Form = styled.form`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  & [data-part='row'] {
    ${column}
    align-items: start;
    gap: ${space[5]} ${space[4]};
  }
  & [data-part='preview'] {
    ${column}
    gap: ${space[3]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.page};
  }
  & [data-part='preview'] > h2 {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='nothing'] {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='template'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
  }
  & [data-part='template'] > p {
    flex: 1 1 24em;
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='template'] > [data-soc='Link'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
  }
  & [data-part='text'] {
    overflow-wrap: anywhere;
  }
  & [data-part='save'] {
    justify-self: start;
  }
  @media (width >= 768px) {
    & [data-part='row'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
