import { styled } from 'styled-components';
import { cover, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 200px;
  overflow: clip;
  background: ${color.sunken};
  & > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:not([data-state='on']) > video {
    display: none;
  }
  & > [data-part='frame'] {
    position: relative;
    inline-size: min(260px, 70%);
    aspect-ratio: 1;
  }
  & > [data-part='frame']::before {
    ${cover}
    border-radius: ${radius.modal};
    border: 4px solid ${color.onScrim};
    /* A mask that leaves only the corners of the frame. */
    mask:
      linear-gradient(#000 0 0) 0 0 / 60px 60px,
      linear-gradient(#000 0 0) 100% 0 / 60px 60px,
      linear-gradient(#000 0 0) 0 100% / 60px 60px,
      linear-gradient(#000 0 0) 100% 100% / 60px 60px;
    mask-repeat: no-repeat;
  }
  & > [data-part='reason'] {
    display: grid;
    justify-items: center;
    gap: ${space[3]};
    max-inline-size: 36ch;
    margin: 0;
    padding: ${space[4]};
    color: ${color.ink2};
    font-size: ${size[16]};
    text-align: center;
    & > svg {
      inline-size: 40px;
      block-size: 40px;
    }
  }
`;
