import { styled } from 'styled-components';
import { focusRing, sheltered, spread, text } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';

/** Includes react-easy-crop's styles, scoped: its own style element would need a nonce and affect the page. */
export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  & > [data-part='stage'] {
    position: relative;
    display: grid;
    place-items: center;
    block-size: var(--soc-crop-stage, auto);
    border-radius: ${radius.control};
    overflow: hidden;
    background: repeating-conic-gradient(${color.sunken} 0 25%, ${color.track} 0 50%) 0 0 / 20px 20px;
    ${focusRing}
  }
  & > [data-part='stage'] > canvas {
    max-inline-size: 100%;
    block-size: auto !important;
    aspect-ratio: 1;
    touch-action: none;
  }
  /* The frame is as wide as there is room, and the picture is seen above and under it. */
  &[data-fluid] > [data-part='stage'] {
    box-sizing: content-box;
    block-size: auto;
    aspect-ratio: var(--soc-crop-shape);
    padding-block: ${space[8]};
  }
  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  & .reactEasyCrop_Image {
    position: absolute;
    inline-size: 100%;
    block-size: auto;
    max-inline-size: none;
    max-block-size: none;
    will-change: transform;
  }
  & .reactEasyCrop_Cover_Vertical {
    inline-size: auto;
    block-size: 100%;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    left: 50%;
    transform: translate(-50%, -50%);
    box-sizing: border-box;
    border: 2px solid ${color.onScrim};
    border-radius: ${radius.small};
    box-shadow: 0 0 0 9999em;
    color: ${color.overlay};
    overflow: hidden;
  }
  & .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
  & .reactEasyCrop_CropAreaGrid::before,
  & .reactEasyCrop_CropAreaGrid::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    border: 0 solid ${color.onScrim};
    opacity: 0.45;
  }
  & .reactEasyCrop_CropAreaGrid::before {
    inset-block: 0;
    inset-inline: 33.33%;
    border-inline-width: 1px;
  }
  & .reactEasyCrop_CropAreaGrid::after {
    inset-inline: 0;
    inset-block: 33.33%;
    border-block-width: 1px;
  }

  & > [data-part='controls'] {
    ${spread}
    gap: ${space[3]} ${space[5]};
  }
  & [data-part='zoom'] {
    display: flex;
    flex: 1 1 220px;
    align-items: end;
    gap: ${space[2]};
  }
  & [data-part='zoom'] > [data-soc='Slider'] {
    flex: 1;
  }
  & [data-part='nudge'] {
    display: flex;
    gap: ${space[1]};
  }
`;

export const Preview = styled.div`
  ${sheltered}
  position: relative;
  flex: none;
  border-radius: ${radius.small};
  overflow: hidden;
  background: ${color.track};
  &[data-shape='round'] {
    border-radius: 50%;
  }
  & > img {
    position: absolute;
    max-inline-size: none;
  }
`;
