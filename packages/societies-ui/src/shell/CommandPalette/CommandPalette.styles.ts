import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { Modal } from '../../base/Modal/Modal.tsx';
import { fieldBox, oneLine } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Frame = styled(Modal)`
  --soc-dialog-room: ${space[4]};
  margin-block-start: min(12dvh, calc(2 * ${space[12]}));
  /* The heading is for screen readers alone: the field stands in its place, level with the cross. */
  & [data-part='body'] > [data-part='main']:not(:empty) {
    margin-block-start: 0;
  }
  & > [data-part='close'] {
    inset-block-start: calc(${space[4]} + 4px);
  }
  & [data-part='search'] {
    position: relative;
    margin-inline-end: ${space[12]};
  }
  & [data-part='search'] > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[3]};
    margin-block: auto;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.ink2};
    stroke-width: 1.75px;
    pointer-events: none;
  }
  & [data-part='input'] {
    ${fieldBox}
    padding-inline-start: calc(2 * ${space[3]} + 18px);
  }
  & [data-part='list'] {
    max-block-size: min(440px, 56dvh);
    margin-block-start: ${space[3]};
    overflow: auto;
  }
  & [data-part='group'] {
    margin: 0;
    padding: ${space[2]} ${space[3]} ${space[1]};
    color: ${color.ink2};
    font-size: ${size[12]};
    font-weight: ${weight.strong};
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${control.target};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.control};
    color: ${color.ink};
    cursor: pointer;
  }
  & [role='option'][data-state='active'] {
    background: ${color.track};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & [data-part='picture'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    color: ${color.ink2};
  }
  & [data-part='picture'] > [data-soc='SocietyLogo'] {
    --soc-logo-size: 32px;
  }
  & [data-part='picture'] > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & [data-part='words'] {
    display: grid;
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  & [data-part='label'] {
    ${oneLine}
    ${bidiLine}
  }
  & [data-part='reason'] {
    ${oneLine}
    ${bidiLine}
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='hint'] {
    ${oneLine}
    ${bidiLine}
    flex: 0 1 auto;
    max-inline-size: 45%;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='note'] {
    margin: 0;
    padding: ${space[6]} ${space[3]};
    color: ${color.ink2};
    text-align: center;
  }
  & [data-part='keys'] {
    margin: ${space[3]} 0 0;
    padding-inline: ${space[3]};
    color: ${color.ink2};
    font-size: ${size[12]};
  }
  /* A phone has no room around it, and no arrow keys. */
  @media (width < 768px) {
    && {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: 100dvh;
      margin: 0;
      border-radius: 0;
    }
    & [data-part='list'] {
      max-block-size: none;
      overflow: visible;
    }
    & [data-part='keys'] {
      display: none;
    }
    /* Under the words: side by side both would be cut. */
    & [role='option'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      row-gap: 0;
    }
    & [data-part='picture'] {
      grid-row: 1 / span 2;
    }
    & [data-part='hint'] {
      grid-column: 2;
      max-inline-size: none;
    }
  }
`;
