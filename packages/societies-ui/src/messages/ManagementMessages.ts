/* eslint-disable boundaries/dependencies -- only types come from the components: nothing of theirs is carried by this file */
import type { avatarEditorMessages } from '../images/AvatarEditor/AvatarEditor.tsx';
import type { cropStageMessages } from '../images/CropStage/CropStage.tsx';
import type { imageCropperMessages } from '../images/ImageCropper/ImageCropper.tsx';
import type { imageFieldMessages } from '../images/ImageField/ImageField.tsx';
import type { logoEditorMessages } from '../images/LogoEditor/LogoEditor.tsx';
import type { themeEditorMessages } from '../themes/ThemeEditor/ThemeEditor.tsx';
import type { themeSelectorMessages } from '../themes/ThemeSelector/ThemeSelector.tsx';
import type { carouselWidgetMessages } from '../widgets/CarouselWidget/CarouselWidget.tsx';
import type { editingWidgetModalMessages } from '../widgets/EditingWidgetModal/EditingWidgetModal.tsx';
import type { eventWidgetMessages } from '../widgets/EventWidget/EventWidget.tsx';
import type { postWidgetMessages } from '../widgets/PostWidget/PostWidget.tsx';
import type { widgetFormMessages } from '../widgets/WidgetForm/WidgetForm.tsx';
import type { widgetGridMessages } from '../widgets/WidgetGrid/WidgetGrid.tsx';
import type { Widened } from './useMessages.ts';

/** The texts of what committees and administrators work with; `Messages` holds them beside the others. */
export interface ManagementMessages {
  AvatarEditor: Widened<typeof avatarEditorMessages>;
  CropStage: Widened<typeof cropStageMessages>;
  ImageCropper: Widened<typeof imageCropperMessages>;
  ImageField: Widened<typeof imageFieldMessages>;
  LogoEditor: Widened<typeof logoEditorMessages>;
  ThemeEditor: Widened<typeof themeEditorMessages>;
  ThemeSelector: Widened<typeof themeSelectorMessages>;
  CarouselWidget: Widened<typeof carouselWidgetMessages>;
  EditingWidgetModal: Widened<typeof editingWidgetModalMessages>;
  EventWidget: Widened<typeof eventWidgetMessages>;
  PostWidget: Widened<typeof postWidgetMessages>;
  WidgetForm: Widened<typeof widgetFormMessages>;
  WidgetGrid: Widened<typeof widgetGridMessages>;
}
