import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';
import { color, content, control, size, space } from '../../theme/tokens.ts';

export const Root = styled.footer`
  ${sheltered}
  ${text}
  box-sizing: border-box;
  padding: ${space[1]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${size[14]};
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
    max-inline-size: calc(${content.width} - ${space[16]});
    margin: 0 auto;
    padding: 0;
    list-style: none;
  }
  & [data-soc='Link'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    overflow-wrap: anywhere;
  }
  @media (width >= 768px) {
    padding-inline: ${space[8]};
  }
  @media print {
    display: none;
  }
`;
