import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import EasyCrop, { type MediaSize, type Point, type Size } from 'react-easy-crop';
import { limits } from 'societies-contract';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { ImageArea } from '../imageFile.ts';
import { Root } from './CropStage.styles.ts';

/** What the stage is called; `CropStage` carries them for both editors. */
export const cropStageMessages = {
  stage: 'Part of the picture that is kept. Arrow keys move the picture.',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  left: 'Move the picture left',
  right: 'Move the picture right',
  up: 'Move the picture up',
  down: 'Move the picture down',
  reset: 'Start again',
} as const;

/** What is kept of a picture: in its own pixels, and as percentages of it. */
export interface Crop {
  area: ImageArea;
  percentages: ImageArea;
}

export interface CropStageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Address of the picture. */
  image: string;
  /** The kept part on the screen, in pixels; it shrinks with a narrow page and keeps its shape. */
  frame: { width: number; height: number };
  /** @default 'rect' */
  shape?: 'rect' | 'round';
  /** Pixels around the frame. @default 20 */
  border?: number;
  onCrop: (crop: Crop) => void;
  /** The picture is too large or cannot be read. */
  onProblem: (problem: 'side' | 'unreadable') => void;
}

const { zoomMin, zoomMax, zoomStep } = limits.image.avatar;
/** Pixels that one press of a button or key moves the picture. */
const nudge = 10;
const start: Point = { x: 0, y: 0 };
const noStyle = {};

/** One decimal, since ten steps of 0.1 are not 1 in binary. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * A picture under a frame, to be dragged, moved by arrow keys or by buttons, and zoomed by wheel, pinch, slider or buttons:
 * nothing needs a drag.
 */
export const CropStage = forwardRef<HTMLDivElement, CropStageProps>(function CropStage(
  { image, frame, shape = 'rect', border = limits.image.avatar.border, onCrop, onProblem, style, ...rest },
  ref,
) {
  const messages = useMessages('CropStage', cropStageMessages);
  const id = useId();
  const [crop, setCrop] = useState(start);
  const [zoom, setZoom] = useState<number>(zoomMin);
  const media = useRef<MediaSize | null>(null);
  const kept = useRef<Size | null>(null);

  /** As far as the picture still covers the frame. */
  const moveBy = (x: number, y: number) => {
    const [size, window] = [media.current, kept.current];
    if (!size || !window) return;
    const within = (value: number, picture: number, hole: number) => {
      const most = Math.max(0, (picture * zoom - hole) / 2);
      return Math.min(most, Math.max(-most, value));
    };
    setCrop((now) => ({
      x: within(now.x + x, size.width, window.width),
      y: within(now.y + y, size.height, window.height),
    }));
  };
  const zoomTo = (value: number) => setZoom(tenths(Math.min(zoomMax, Math.max(zoomMin, value))));

  return (
    <Root
      ref={ref}
      data-soc="CropStage"
      {...rest}
      style={
        {
          '--soc-crop-stage': `${frame.height + 2 * border}px`,
          '--soc-share': `${((zoom - zoomMin) / (zoomMax - zoomMin)) * 100}%`,
          ...style,
        }
      }
    >
      <div data-part="stage">
        <EasyCrop
          image={image}
          crop={crop}
          zoom={zoom}
          rotation={0}
          minZoom={zoomMin}
          maxZoom={zoomMax}
          zoomSpeed={0.5}
          aspect={frame.width / frame.height}
          cropSize={frame}
          cropShape={shape}
          showGrid={shape === 'rect'}
          objectFit="cover"
          restrictPosition
          keyboardStep={nudge}
          disableAutomaticStylesInjection
          style={noStyle}
          classes={noStyle}
          mediaProps={{ crossOrigin: 'anonymous', onError: () => onProblem('unreadable') }}
          cropperProps={{ role: 'group', 'aria-label': messages.stage }}
          onCropChange={setCrop}
          onZoomChange={(value) => zoomTo(value)}
          onCropAreaChange={(percentages, area) => onCrop({ area, percentages })}
          setMediaSize={(size) => {
            media.current = size;
          }}
          setCropSize={(size) => {
            kept.current = size;
          }}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => {
            if (Math.max(naturalWidth, naturalHeight) > limits.image.maxSide) onProblem('side');
          }}
        />
      </div>
      <div data-part="controls">
        <div data-part="zoom">
          <label htmlFor={id}>{messages.zoom}</label>
          <IconButton label={messages.zoomOut} size="small" disabled={zoom <= zoomMin} onClick={() => zoomTo(zoom - zoomStep)}>
            <Minus />
          </IconButton>
          <input
            id={id}
            type="range"
            min={zoomMin}
            max={zoomMax}
            step={zoomStep}
            value={zoom}
            onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
          />
          <IconButton label={messages.zoomIn} size="small" disabled={zoom >= zoomMax} onClick={() => zoomTo(zoom + zoomStep)}>
            <Plus />
          </IconButton>
          <output htmlFor={id}>{zoom.toFixed(1)}×</output>
        </div>
        <div data-part="nudge">
          <IconButton label={messages.left} size="small" variant="quiet" onClick={() => moveBy(-nudge, 0)}>
            <ArrowLeft />
          </IconButton>
          <IconButton label={messages.up} size="small" variant="quiet" onClick={() => moveBy(0, -nudge)}>
            <ArrowUp />
          </IconButton>
          <IconButton label={messages.down} size="small" variant="quiet" onClick={() => moveBy(0, nudge)}>
            <ArrowDown />
          </IconButton>
          <IconButton label={messages.right} size="small" variant="quiet" onClick={() => moveBy(nudge, 0)}>
            <ArrowRight />
          </IconButton>
          <IconButton
            label={messages.reset}
            size="small"
            variant="quiet"
            onClick={() => {
              setZoom(zoomMin);
              setCrop(start);
            }}
          >
            <RotateCcw />
          </IconButton>
        </div>
      </div>
    </Root>
  );
});
CropStage.displayName = 'CropStage';
