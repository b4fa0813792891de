import { styled } from 'styled-components';
import { plainList, sheltered, text } from '../../theme/styles.ts';
import { color, control, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.ul`
  ${sheltered}
  ${text}
  display: grid;
  ${plainList}
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${control.target};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.line};
  }
  & > li:last-child {
    border-block-end: 0;
  }
  & [data-soc='SocietyLogo'] {
    --soc-logo-size: 40px;
    flex: none;
  }
  & [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='name'] > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    color: ${color.ink};
    text-decoration: none;
    font-weight: ${weight.strong};
  }
  & [data-part='name'] > a:hover {
    text-decoration: underline;
  }
  & [data-part='plain'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
`;
