import { useRef, useState } from 'react';
import EasyCrop, { type MediaSize, type Point, type Size } from 'react-easy-crop';
import { imageLimits } from 'societies-contract';
import { CropStage, tenths, type CropperProps } from '../CropStage/CropStage.tsx';
import { cropShapes } from '../cropShapes.ts';

const { border, zoomMin, zoomMax } = imageLimits.avatar;
const start: Point = { x: 0, y: 0 };
const noStyle = {};
/** Not focusable, because the stage around it handles keys. */
const noFocus = { tabIndex: undefined };

/** A picture under a crop frame: as wide as there is room for a banner, otherwise of the pixels of its shape. */
export const PictureStage = ({ image, shape, onCrop }: CropperProps) => {
  const { width, height } = cropShapes[shape];
  const fluid = shape === 'banner';
  const [crop, setCrop] = useState(start);
  const [zoom, setZoom] = useState<number>(zoomMin);
  const media = useRef<MediaSize | null>(null);
  const frame = useRef<Size | null>(null);

  /** Limited so that the picture always covers the frame. */
  const moveBy = (x: number, y: number) => {
    const [size, hole] = [media.current, frame.current];
    if (!size || !hole) return;
    const within = (value: number, picture: number, covered: number) => {
      const most = Math.max(0, (picture * zoom - covered) / 2);
      return Math.min(most, Math.max(-most, value));
    };
    setCrop((now) => ({
      x: within(now.x + x, size.width, hole.width),
      y: within(now.y + y, size.height, hole.height),
    }));
  };
  return (
    <CropStage
      data-fluid={fluid || undefined}
      style={{
        ['--soc-crop-stage' as string]: `${height + 2 * border}px`,
        ['--soc-crop-shape' as string]: width / height,
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
        aspect={width / height}
        cropSize={fluid ? undefined : cropShapes[shape]}
        cropShape={shape === 'logo' ? 'round' : 'rect'}
        showGrid={shape !== 'logo'}
        objectFit={fluid ? 'horizontal-cover' : 'cover'}
        restrictPosition
        disableAutomaticStylesInjection
        style={noStyle}
        classes={noStyle}
        mediaProps={{ crossOrigin: 'anonymous', onError: () => onCrop(null) }}
        cropperProps={noFocus}
        onCropChange={setCrop}
        onZoomChange={(value) => setZoom(tenths(value))}
        onCropAreaChange={(_, area) => {
          const { naturalWidth = 0, naturalHeight = 0 } = media.current ?? {};
          onCrop({ area, picture: { width: naturalWidth, height: naturalHeight } });
        }}
        setMediaSize={(size) => {
          media.current = size;
        }}
        setCropSize={(size) => {
          frame.current = size;
        }}
      />
    </CropStage>
  );
};
PictureStage.displayName = 'PictureStage';
