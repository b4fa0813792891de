import { useRef, useState, type RefObject } from 'react';
import ReactAvatarEditor from 'react-avatar-editor';
import { imageLimits } from 'societies-contract';
import { CropStage } from '../CropStage/CropStage.tsx';
import type { ImageArea } from '../imageFile.ts';

const { side, border, radius, zoomMin } = imageLimits.avatar;

/** The overlay outside the crop, as RGBA. A canvas cannot use custom properties. */
const veil: [number, number, number, number] = [20, 17, 40, 0.72];
const middle = { x: 0.5, y: 0.5 };

export interface AvatarStageProps {
  /** Address of the picture. */
  image: string;
  /** The cropper, which draws the result. */
  editor: RefObject<ReactAvatarEditor | null>;
  /** Called with the crop, in percent of the picture. */
  onCrop: (percentages: ImageArea) => void;
  /** Called if the picture is unreadable. */
  onReject: (problem: 'unreadable') => void;
}

/** A picture under a round frame. The cropper only supports dragging, so keys and buttons set its position and scale. */
export const AvatarStage = ({ image, editor, onCrop, onReject }: AvatarStageProps) => {
  const [position, setPosition] = useState(middle);
  const [zoom, setZoom] = useState<number>(zoomMin);
  const readable = useRef(false);

  const kept = () => (readable.current ? editor.current?.getCroppingRect() : undefined);
  const report = () => {
    const part = kept();
    if (!part) return;
    onCrop({ x: 100 * part.x, y: 100 * part.y, width: 100 * part.width, height: 100 * part.height });
  };
  /** The frame shows `width` of the picture on `side` pixels. Moving the picture moves the crop the other way. */
  const moveBy = (x: number, y: number) => {
    const part = kept();
    if (!part) return;
    const within = (from: number, size: number, pixels: number) =>
      Math.min(1 - size / 2, Math.max(size / 2, from + size / 2 - (pixels * size) / side));
    setPosition({ x: within(part.x, part.width, x), y: within(part.y, part.height, y) });
  };
  return (
    <CropStage
      zoom={zoom}
      onZoomChange={setZoom}
      onMove={moveBy}
      onReset={() => {
        setZoom(zoomMin);
        setPosition(middle);
      }}
    >
      <ReactAvatarEditor
        ref={editor}
        image={image}
        width={side}
        height={side}
        border={border}
        borderRadius={radius}
        color={veil}
        scale={zoom}
        position={position}
        crossOrigin="anonymous"
        onPositionChange={setPosition}
        onLoadSuccess={() => {
          readable.current = true;
        }}
        onLoadFailure={() => onReject('unreadable')}
        onImageReady={report}
        onImageChange={report}
      />
    </CropStage>
  );
};
AvatarStage.displayName = 'AvatarStage';
