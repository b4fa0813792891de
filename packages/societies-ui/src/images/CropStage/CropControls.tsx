import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from '../../base/Icon/icons.ts';
import { useId } from 'react';
import { imageLimits } from 'societies-contract';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Root as Track } from '../../base/Slider/Slider.styles.ts';
import { useMessages } from '../../host/useMessages.ts';
import { cropStageMessages } from './cropStageMessages.ts';

const { zoomMin, zoomMax, zoomStep } = imageLimits.avatar;

/** Pixels per press of a button or key. */
export const nudge = 10;

/** Rounds, because steps of 0.1 accumulate errors. */
export const tenths = (value: number) => Math.round(value * 10) / 10;

export interface CropControlsProps {
  /** Zoom factor relative to the smallest size. */
  zoom: number;
  /** Called with the new zoom, within its limits. */
  onZoomChange: (zoom: number) => void;
  /** Called with screen pixels. */
  onMove: (x: number, y: number) => void;
  /** Resets position and zoom. */
  onReset: () => void;
}

/** Zoom and position controls for cropping without dragging. */
export const CropControls = ({ zoom, onZoomChange, onMove, onReset }: CropControlsProps) => {
  const messages = useMessages('CropStage', cropStageMessages);
  const id = useId();
  const zoomTo = (value: number) => onZoomChange(tenths(Math.min(zoomMax, Math.max(zoomMin, value))));
  const moves = [
    { label: messages.left, icon: <ArrowLeft />, x: -nudge, y: 0 },
    { label: messages.up, icon: <ArrowUp />, x: 0, y: -nudge },
    { label: messages.down, icon: <ArrowDown />, x: 0, y: nudge },
    { label: messages.right, icon: <ArrowRight />, x: nudge, y: 0 },
  ];
  return (
    <div data-part="controls">
      <div data-part="zoom">
        <label htmlFor={id}>{messages.zoom}</label>
        <IconButton
          label={messages.zoomOut}
          size="small"
          disabled={zoom <= zoomMin}
          onClick={() => zoomTo(zoom - zoomStep)}
        >
          <Minus />
        </IconButton>
        <Track
          id={id}
          type="range"
          min={zoomMin}
          max={zoomMax}
          step={zoomStep}
          value={zoom}
          style={{ ['--soc-slider-share' as string]: (zoom - zoomMin) / (zoomMax - zoomMin) }}
          onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
        />
        <IconButton
          label={messages.zoomIn}
          size="small"
          disabled={zoom >= zoomMax}
          onClick={() => zoomTo(zoom + zoomStep)}
        >
          <Plus />
        </IconButton>
        <output htmlFor={id}>{`${zoom.toFixed(1)}×`}</output>
      </div>
      <div data-part="nudge">
        {moves.map(({ label, icon, x, y }) => (
          <IconButton key={label} label={label} size="small" variant="quiet" onClick={() => onMove(x, y)}>
            {icon}
          </IconButton>
        ))}
        <IconButton label={messages.reset} size="small" variant="quiet" onClick={onReset}>
          <RotateCcw />
        </IconButton>
      </div>
    </div>
  );
};
