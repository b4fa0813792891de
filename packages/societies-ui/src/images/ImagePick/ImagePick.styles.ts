import { styled } from 'styled-components';
import { text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Body = styled.div`
  ${text}
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  & > [data-part='pick'] {
    display: grid;
    place-items: center;
    align-content: center;
    gap: ${space[3]};
    min-block-size: 290px;
    border: 1.5px dashed ${color.edge};
    border-radius: ${radius.control};
    background: ${color.sunken};
    color: ${color.ink2};
    font-size: ${size[14]};
    text-align: center;
  }
  & > [data-part='pick'] > svg {
    inline-size: 40px;
    block-size: 40px;
    color: ${color.accent};
  }
  & > [data-part='pick'] > p {
    max-inline-size: 32ch;
    margin: 0;
    text-wrap: balance;
  }
  & > [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-weight: ${weight.medium};
  }
  & > [data-part='bar'] > :last-child {
    margin-inline-start: auto;
  }
  & > [data-part='problem'] {
    margin: 0;
    color: ${color.dangerText};
    font-size: ${size[14]};
  }
  & > input {
    display: none;
  }
`;
