import { styled } from 'styled-components';
import { column, disc, heading, sheltered, visuallyHidden } from '../../theme/styles.ts';
import { color, font, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Done = styled.div`
  ${sheltered}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  align-content: center;
  gap: ${space[8]};
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding: ${space[16]} ${space[4]};
  background: ${color.secondary};
  & > [data-part='art'] {
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > [data-part='close'] {
    position: absolute;
    inset-block-start: max(${space[3]}, env(safe-area-inset-top));
    inset-inline-end: ${space[3]};
  }
  & > [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: ${space[3]};
    padding: ${space[6]} ${space[5]};
    border-radius: ${radius.modal};
    background: ${color.scrim};
    color: ${color.onScrim};
    text-align: center;
  }
  & [data-part='tick'] {
    ${disc('76px')}
    background: ${color.onScrim};
    color: ${color.onGold};
  }
  & [data-part='tick'] > svg {
    inline-size: 40px;
    block-size: 40px;
    stroke-width: 2.5px;
  }
  & h1 {
    ${heading}
    font-size: ${size[36]};
  }
  & h1:focus {
    outline: none;
  }
  & [data-part='words'] > p {
    display: grid;
    margin: 0;
    text-wrap: balance;
  }
  & > [data-part='receipt'] {
    ${column}
    gap: ${space[4]};
    padding: ${space[6]} ${space[5]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[3]};
    text-align: center;
  }
  & > [data-part='receipt'] > p {
    margin: 0;
  }
  & > [data-part='receipt'] > [data-part='label'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
  & > [data-part='receipt'] > [data-part='label'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-part='code'] {
    font-family: ${font.display};
    font-size: ${size[28]};
    font-weight: ${weight.strong};
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
  }
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='actions'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
    gap: ${space[3]};
  }
  & [data-part='status'] {
    ${visuallyHidden}
  }
`;
