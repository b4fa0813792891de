import { useRef, useState } from 'react';
import ReactAvatarEditor from 'react-avatar-editor';
import { imageLimits } from 'societies-contract';
import { CropStage, type CropperProps } from '../CropStage/CropStage.tsx';

const { side, border, radius, zoomMin } = imageLimits.avatar;

/** The overlay outside the crop, as RGBA. A canvas cannot use custom properties. */
const veil: [number, number, number, number] = [20, 17, 40, 0.72];
const middle = { x: 0.5, y: 0.5 };

/** A picture under a round frame. The cropper only supports dragging, so keys and buttons set its position and scale. */
export const AvatarStage = ({ image, onCrop }: CropperProps) => {
  const editor = useRef<ReactAvatarEditor>(null);
  const [position, setPosition] = useState(middle);
  const [zoom, setZoom] = useState<number>(zoomMin);
  const picture = useRef<HTMLImageElement>(undefined);

  /** The crop, as shares of the picture. */
  const cropped = () => (picture.current ? editor.current?.getCroppingRect() : undefined);
  const report = () => {
    const share = cropped();
    if (!share || !picture.current) return;
    const { naturalWidth: width, naturalHeight: height } = picture.current;
    onCrop({
      area: {
        x: width * share.x,
        y: height * share.y,
        width: width * share.width,
        height: height * share.height,
      },
      picture: { width, height },
    });
  };
  /** The frame shows `width` of the picture on `side` pixels. Moving the picture moves the crop the other way. */
  const moveBy = (right: number, down: number) => {
    const share = cropped();
    if (!share) return;
    const { x, y, width, height } = share;
    setPosition({ x: x + width * (0.5 - right / side), y: y + height * (0.5 - down / side) });
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
        onLoadSuccess={({ resource }: { resource?: HTMLImageElement }) => {
          picture.current = resource;
        }}
        onLoadFailure={() => onCrop(null)}
        onImageReady={report}
        onImageChange={report}
      />
    </CropStage>
  );
};
AvatarStage.displayName = 'AvatarStage';
