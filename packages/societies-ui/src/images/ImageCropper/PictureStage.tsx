import { useRef, useState } from 'react';
import EasyCrop, { type MediaSize, type Point, type Size } from 'react-easy-crop';
import { imageLimits } from 'societies-contract';
import { tenths } from '../CropStage/CropControls.tsx';
import { CropStage } from '../CropStage/CropStage.tsx';
import type { ImageArea } from '../imageFile.ts';

/** A crop, in the picture's pixels and in percent. */
export interface Crop {
  /** In the picture's pixels. */
  area: ImageArea;
  /** In percent of the picture. */
  percentages: ImageArea;
}

interface PictureStageProps {
  /** Address of the picture. */
  image: string;
  /** Size of the crop on screen in pixels; shrinks with the page. */
  frame: { width: number; height: number };
  /** Uses the available width: `frame` is then only an aspect ratio. */
  fluid?: boolean;
  /** The displayed shape; the crop is always a rectangle. @default 'rect' */
  shape?: 'rect' | 'round';
  /** Pixels around the frame. @default 20 */
  border?: number;
  /** Called with the crop, initially and on every change. */
  onCrop: (crop: Crop) => void;
  /** Called if the picture is unreadable. */
  onReject: (problem: 'unreadable') => void;
}

const { zoomMin, zoomMax } = imageLimits.avatar;
const start: Point = { x: 0, y: 0 };
const noStyle = {};
/** Not focusable, because the stage around it handles keys. */
const noFocus = { tabIndex: undefined };

/** A picture under a crop frame. */
export const PictureStage = ({
  image,
  frame,
  fluid = false,
  shape = 'rect',
  border = imageLimits.avatar.border,
  onCrop,
  onReject,
}: PictureStageProps) => {
  const [crop, setCrop] = useState(start);
  const [zoom, setZoom] = useState<number>(zoomMin);
  const media = useRef<MediaSize | null>(null);
  const kept = useRef<Size | null>(null);

  /** Limited so that the picture always covers the frame. */
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
  return (
    <CropStage
      data-fluid={fluid || undefined}
      style={{
        ['--soc-crop-stage' as string]: `${frame.height + 2 * border}px`,
        ['--soc-crop-shape' as string]: frame.width / frame.height,
      }}
      zoom={zoom}
      onZoomChange={setZoom}
      onMove={moveBy}
      onReset={() => {
        setZoom(zoomMin);
        setCrop(start);
      }}
    >
      <EasyCrop
        image={image}
        crop={crop}
        zoom={zoom}
        rotation={0}
        minZoom={zoomMin}
        maxZoom={zoomMax}
        zoomSpeed={0.5}
        aspect={frame.width / frame.height}
        cropSize={fluid ? undefined : frame}
        cropShape={shape}
        showGrid={shape === 'rect'}
        objectFit={fluid ? 'horizontal-cover' : 'cover'}
        restrictPosition
        disableAutomaticStylesInjection
        style={noStyle}
        classes={noStyle}
        mediaProps={{ crossOrigin: 'anonymous', onError: () => onReject('unreadable') }}
        cropperProps={noFocus}
        onCropChange={setCrop}
        onZoomChange={(value) => setZoom(tenths(value))}
        onCropAreaChange={(percentages, area) => onCrop({ area, percentages })}
        setMediaSize={(size) => {
          media.current = size;
        }}
        setCropSize={(size) => {
          kept.current = size;
        }}
      />
    </CropStage>
  );
};
PictureStage.displayName = 'PictureStage';
