/** Choosing and cropping pictures: it carries the crop library, which pages without an editor need not load. */
export { AvatarEditor, type AvatarEditorProps } from '../images/AvatarEditor/AvatarEditor.tsx';
export { BannerEditor, type BannerEditorProps } from '../images/BannerEditor/BannerEditor.tsx';
export type { CropShape } from '../images/cropShapes.ts';
export { ImageCropper, type ImageCropperProps } from '../images/ImageCropper/ImageCropper.tsx';
export { ImageField, type ImageFieldProps } from '../images/ImageField/ImageField.tsx';
export { LogoEditor, type LogoEditorProps } from '../images/LogoEditor/LogoEditor.tsx';
export { imageProblem, imageTypes, type ImageProblem } from '../images/imageFile.ts';
