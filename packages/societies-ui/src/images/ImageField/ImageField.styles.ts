import { styled } from 'styled-components';
import { calm } from '../../theme/styles.ts';
import { color, motion, radius, size, space, weight } from '../../theme/tokens.ts';

export const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${space[3]};
  & > input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    opacity: 0;
  }
  & > [data-part='drop'] {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[1]};
    min-block-size: 140px;
    padding: ${space[5]};
    border: 1.5px dashed ${color.edge};
    border-radius: ${radius.control};
    background: ${color.sunken};
    color: ${color.ink2};
    font-size: ${size[14]};
    text-align: center;
    text-wrap: balance;
    cursor: pointer;
    transition:
      border-color ${motion.fast},
      background-color ${motion.fast};
    ${calm}
  }
  & > [data-part='drop'] > svg {
    inline-size: 28px;
    block-size: 28px;
    color: ${color.accent};
  }
  & > [data-part='drop'] > strong {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  & > input:disabled + [data-part='drop'] {
    border-color: ${color.line};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  & > input:disabled + [data-part='drop'] > * {
    color: inherit;
  }
  & > input:enabled + [data-part='drop']:hover,
  & > [data-part='drop'][data-state='over'] {
    border-color: ${color.accent};
  }
  & > [data-part='drop'][data-state='over'] {
    background: ${color.soft};
  }
  & > input:focus-visible + [data-part='drop'],
  & > input:focus-visible ~ [data-part='chosen'] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > [data-part='chosen'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space[3]};
    border-radius: ${radius.control};
  }
  & > [data-part='chosen'] > img {
    display: block;
    inline-size: 180px;
    block-size: 120px;
    object-fit: cover;
    border-radius: ${radius.control};
    background: ${color.track};
  }
`;
