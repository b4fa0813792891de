/* eslint-disable boundaries/dependencies -- only types come from the components: nothing of theirs is carried by this file */
import type { analyticsCardsMessages } from '../committee/AnalyticsCards/AnalyticsCards.tsx';
import type { avatarEditorMessages } from '../images/AvatarEditor/AvatarEditor.tsx';
import type { committeeEditorMessages } from '../committee/CommitteeEditor/CommitteeEditor.tsx';
import type { committeeListMessages } from '../committee/CommitteeList/CommitteeList.tsx';
import type { featureOptionsFormMessages } from '../committee/FeatureOptionsForm/FeatureOptionsForm.tsx';
import type { membersListMessages } from '../committee/MembersList/MembersList.tsx';
import type { roleManagerMessages } from '../committee/RoleManager/RoleManager.tsx';
import type { cropStageMessages } from '../images/CropStage/cropStageMessages.ts';
import type { imageCropperMessages } from '../images/ImageCropper/ImageCropper.tsx';
import type { imageFieldMessages } from '../images/ImageField/ImageField.tsx';
import type { logoEditorMessages } from '../images/LogoEditor/LogoEditor.tsx';
import type { bannerEditorMessages } from '../images/BannerEditor/BannerEditor.tsx';
import type { linePlotMessages } from '../plots/LinePlot/LinePlot.tsx';
import type { plotCardMessages } from '../plots/PlotCard/PlotCard.tsx';
import type { themeEditorMessages } from '../theme-editor/ThemeEditor/ThemeEditor.tsx';
import type { themeSelectorMessages } from '../theme-editor/ThemeSelector/ThemeSelector.tsx';
import type { carouselWidgetMessages } from '../widgets/CarouselWidget/CarouselWidget.tsx';
import type { editingWidgetModalMessages } from '../widgets/EditingWidgetModal/EditingWidgetModal.tsx';
import type { eventWidgetMessages } from '../widgets/EventWidget/EventWidget.tsx';
import type { postWidgetMessages } from '../widgets/PostWidget/PostWidget.tsx';
import type { widgetFormMessages } from '../widgets/WidgetForm/WidgetForm.tsx';
import type { widgetGridMessages } from '../widgets/WidgetGrid/WidgetGrid.tsx';
import type { Widened } from './useMessages.ts';

/** The texts of what committees and administrators work with; `Messages` holds them beside the others. */
export interface ManagementMessages {
  AnalyticsCards: Widened<typeof analyticsCardsMessages>;
  AvatarEditor: Widened<typeof avatarEditorMessages>;
  CommitteeEditor: Widened<typeof committeeEditorMessages>;
  CommitteeList: Widened<typeof committeeListMessages>;
  FeatureOptionsForm: Widened<typeof featureOptionsFormMessages>;
  MembersList: Widened<typeof membersListMessages>;
  RoleManager: Widened<typeof roleManagerMessages>;
  CropStage: Widened<typeof cropStageMessages>;
  ImageCropper: Widened<typeof imageCropperMessages>;
  ImageField: Widened<typeof imageFieldMessages>;
  LogoEditor: Widened<typeof logoEditorMessages>;
  BannerEditor: Widened<typeof bannerEditorMessages>;
  LinePlot: Widened<typeof linePlotMessages>;
  PlotCard: Widened<typeof plotCardMessages>;
  ThemeEditor: Widened<typeof themeEditorMessages>;
  ThemeSelector: Widened<typeof themeSelectorMessages>;
  CarouselWidget: Widened<typeof carouselWidgetMessages>;
  EditingWidgetModal: Widened<typeof editingWidgetModalMessages>;
  EventWidget: Widened<typeof eventWidgetMessages>;
  PostWidget: Widened<typeof postWidgetMessages>;
  WidgetForm: Widened<typeof widgetFormMessages>;
  WidgetGrid: Widened<typeof widgetGridMessages>;
}
