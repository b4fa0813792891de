import { BannerEditor } from 'societies-ui/images';

export interface BannerModalProps {
  /** The chosen file. */
  picture: File;
  onSave: (banner: File) => Promise<void>;
  onClose: () => void;
}

export default function BannerModal({ picture, ...actions }: BannerModalProps) {
  return <BannerEditor open image={picture} {...actions} />;
}
