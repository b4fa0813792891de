import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { CropControls, nudge, type CropControlsProps } from './CropControls.tsx';
import { cropStageMessages } from './cropStageMessages.ts';
import { Root } from './CropStage.styles.ts';

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-nudge, 0],
  ArrowRight: [nudge, 0],
  ArrowUp: [0, -nudge],
  ArrowDown: [0, nudge],
};

export interface CropStageProps
  extends Omit<ComponentPropsWithoutRef<'div'>, keyof CropControlsProps>, CropControlsProps {}

/** The frame of every cropper: a stage that handles arrow keys, and controls below. Dragging is optional. */
export const CropStage = forwardRef<HTMLDivElement, CropStageProps>(function CropStage(
  { zoom, onZoomChange, onMove, onReset, children, ...rest },
  ref,
) {
  const messages = useMessages('CropStage', cropStageMessages);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onMove(...arrow);
  };
  return (
    <Root ref={ref} data-soc="CropStage" {...rest}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- arrow keys move the picture; no role of ARIA names such a stage better than a labelled group */}
      <div data-part="stage" role="group" tabIndex={0} aria-label={messages.stage} onKeyDown={onKeyDown}>
        {children}
      </div>
      {/* eslint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <CropControls zoom={zoom} onZoomChange={onZoomChange} onMove={onMove} onReset={onReset} />
    </Root>
  );
});
CropStage.displayName = 'CropStage';
