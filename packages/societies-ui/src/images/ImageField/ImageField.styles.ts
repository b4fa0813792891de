import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';

export const Chosen = styled.div`
  ${sheltered}
  ${text}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  & > img {
    display: block;
    inline-size: 180px;
    block-size: 120px;
    object-fit: cover;
    border-radius: ${radius.control};
    background: ${color.track};
  }
`;
