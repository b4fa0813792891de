import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { imageLimits } from 'societies-contract';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Slider } from '../../base/Slider/Slider.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { cropShapes } from '../cropShapes.ts';
import type { Crop } from '../useImageCrop.ts';
import { Root } from './CropStage.styles.ts';

/** Messages of the stage and its controls, for every editor. */
export const cropStageMessages = {
  stage: 'The part of the picture to keep. Arrow keys move the picture.',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  left: 'Move the picture left',
  right: 'Move the picture right',
  up: 'Move the picture up',
  down: 'Move the picture down',
  reset: 'Start again',
} as const;

const { zoomMin, zoomMax, zoomStep } = imageLimits.avatar;

/** Pixels per press of a button or key. */
const step = 10;
const moves = [
  { way: 'left', icon: <ArrowLeft />, key: 'ArrowLeft', x: -step, y: 0 },
  { way: 'up', icon: <ArrowUp />, key: 'ArrowUp', x: 0, y: -step },
  { way: 'down', icon: <ArrowDown />, key: 'ArrowDown', x: 0, y: step },
  { way: 'right', icon: <ArrowRight />, key: 'ArrowRight', x: step, y: 0 },
] as const;

/** Rounds, because steps of 0.1 accumulate errors. */
export const tenths = (value: number) => Math.round(value * 10) / 10;

/** What each cropper gets: one for every library that draws the picture under its frame. */
export interface CropperProps {
  /** Address of the picture. */
  image: string;
  /** What is to come out. */
  shape: keyof typeof cropShapes;
  /** Called with the crop, initially and on every change; with null if the picture is unreadable. */
  onCrop: (crop: Crop | null) => void;
}

interface CropStageProps extends ComponentPropsWithoutRef<'div'> {
  /** Zoom factor relative to the smallest size. */
  zoom: number;
  /** Called with the new zoom, within its limits. */
  onZoomChange: (zoom: number) => void;
  /** Called with screen pixels. */
  onMove: (x: number, y: number) => void;
  /** Resets position and zoom. */
  onReset: () => void;
}

/** The frame of every cropper: a stage that handles arrow keys, and controls below. Dragging is optional. */
export const CropStage = ({ zoom, onZoomChange, onMove, onReset, children, ...rest }: CropStageProps) => {
  const messages = useMessages('CropStage', cropStageMessages);
  const zoomTo = (value: number) => onZoomChange(tenths(Math.min(zoomMax, Math.max(zoomMin, value))));
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves.find(({ key }) => key === event.key);
    if (!move) return;
    event.preventDefault();
    onMove(move.x, move.y);
  };
  return (
    <Root data-soc="CropStage" {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- arrow keys move the picture; no role of ARIA names such a stage better than a labelled group */}
      <div data-part="stage" role="group" tabIndex={0} aria-label={messages.stage} onKeyDown={onKeyDown}>
        {children}
      </div>
      <div data-part="controls">
        <div data-part="zoom">
          <IconButton
            label={messages.zoomOut}
            size="small"
            disabled={zoom <= zoomMin}
            onClick={() => zoomTo(zoom - zoomStep)}
          >
            <Minus />
          </IconButton>
          <Slider
            label={messages.zoom}
            min={zoomMin}
            max={zoomMax}
            step={zoomStep}
            value={zoom}
            format={(value) => `${value.toFixed(1)}×`}
            onChange={zoomTo}
          />
          <IconButton
            label={messages.zoomIn}
            size="small"
            disabled={zoom >= zoomMax}
            onClick={() => zoomTo(zoom + zoomStep)}
          >
            <Plus />
          </IconButton>
        </div>
        <div data-part="nudge">
          {moves.map(({ way, icon, x, y }) => (
            <IconButton
              key={way}
              label={messages[way]}
              size="small"
              variant="quiet"
              onClick={() => onMove(x, y)}
            >
              {icon}
            </IconButton>
          ))}
          <IconButton label={messages.reset} size="small" variant="quiet" onClick={onReset}>
            <RotateCcw />
          </IconButton>
        </div>
      </div>
    </Root>
  );
};
CropStage.displayName = 'CropStage';
