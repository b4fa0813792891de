import { forwardRef } from 'react';
import { UserRound } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { ImageDialog, type ImageDialogProps } from '../ImageDialog/ImageDialog.tsx';
import { imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { AvatarStage } from './AvatarStage.tsx';

export const avatarEditorMessages = {
  title: 'Edit your avatar',
  ...imagePickMessages,
  save: 'Save avatar',
} as const;

export type AvatarEditorProps = ImageDialogProps;

/** Chooses and crops the user's picture, round: `avatar.png`, 250 × 250, zoom 1 to 3 in steps of 0.1. */
export const AvatarEditor = forwardRef<HTMLDialogElement, AvatarEditorProps>(
  function AvatarEditor(props, ref) {
    return (
      <ImageDialog
        ref={ref}
        data-soc="AvatarEditor"
        messages={useMessages('AvatarEditor', avatarEditorMessages)}
        shape="avatar"
        icon={<UserRound aria-hidden="true" />}
        cropper={AvatarStage}
        {...props}
      />
    );
  },
);
AvatarEditor.displayName = 'AvatarEditor';
