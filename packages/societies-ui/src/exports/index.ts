// Theme and settings
export {
  ThemeScope,
  themeStyle,
  useThemeScope,
  type ColorScheme,
  type ThemeScopeProps,
} from '../theme/ThemeScope.tsx';
export { SocietiesProvider, type SocietiesProviderProps } from '../host/SocietiesProvider.tsx';
export type { LinkComponentProps, SocietiesSettings } from '../host/SocietiesContext.ts';
export { useLinkComponent } from '../host/useLinkComponent.ts';
export { useDates, type Dates } from '../host/useDates.ts';
export { useMessages, type PartialMessages } from '../host/useMessages.ts';
export type { Widened } from '../host/Widened.ts';
export type { Messages } from '../host/Messages.ts';
export {
  useRoutes,
  type Address,
  type AdminPage,
  type RouteContent,
  type Routes,
  type RouteSociety,
  type SocietyPageName,
} from '../host/useRoutes.ts';
export type { FormRules, PartialFormRules } from '../host/useFormRules.ts';

// Data, as the calls of the platform carry it
export type {
  Category,
  CommitteeEntry,
  SocietyEvent,
  MerchItem,
  Post,
  Profile,
  RecommendedSociety,
  SearchMatch,
  Society,
  SocietySortKey,
  Theme as SocietyTheme,
  ThemeColors,
  ToastText,
  Widget,
} from 'societies-contract';

// Base
export { Accordion, type AccordionItem, type AccordionProps } from '../base/Accordion/Accordion.tsx';
export { AddressField, type AddressFieldProps } from '../base/AddressField/AddressField.tsx';
export { Avatar, type AvatarProps } from '../base/Avatar/Avatar.tsx';
export { initialsOf } from '../base/Avatar/initials.ts';
export { Badge, type BadgeProps } from '../base/Badge/Badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '../base/Button/Button.tsx';
export { Card, type CardProps } from '../base/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from '../base/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from '../base/CheckboxGroup/CheckboxGroup.tsx';
export { ChoiceChips, type Choice, type ChoiceChipsProps } from '../base/ChoiceChips/ChoiceChips.tsx';
export {
  ColorSchemeSwitch,
  type ColorSchemeSwitchProps,
} from '../base/ColorSchemeSwitch/ColorSchemeSwitch.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from '../base/Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from '../base/ConfirmDialog/ConfirmDialog.tsx';
export { DateField, type DateFieldProps } from '../base/DateField/DateField.tsx';
export { Drawer, type DrawerProps } from '../base/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from '../base/EmptyState/EmptyState.tsx';
export {
  BrokenConstellation,
  type BrokenConstellationProps,
} from '../base/ErrorState/BrokenConstellation.tsx';
export { ErrorState, type ErrorStateProps } from '../base/ErrorState/ErrorState.tsx';
export { Field, type FieldControl, type FieldProps, type FieldText } from '../base/Field/Field.tsx';
export { FileDrop, type FileDropProps } from '../base/FileDrop/FileDrop.tsx';
export type { Refusal } from '../base/FileDrop/acceptedFiles.ts';
export { IconButton, type IconButtonProps } from '../base/IconButton/IconButton.tsx';
export { Link, type LinkProps } from '../base/Link/Link.tsx';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from '../base/Menu/Menu.tsx';
export { Modal, type ModalProps } from '../base/Modal/Modal.tsx';
export { NavTabs, type NavTabItem, type NavTabsProps } from '../base/Tabs/NavTabs.tsx';
export { NumberField, type NumberFieldProps } from '../base/NumberField/NumberField.tsx';
export { Picture, type PictureProps } from '../base/Picture/Picture.tsx';
export { Pagination, type PaginationProps } from '../base/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from '../base/PasswordField/PasswordField.tsx';
export { Progress, type ProgressProps } from '../base/Progress/Progress.tsx';
export { SearchField, type SearchFieldProps } from '../base/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from '../base/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from '../base/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from '../base/SkipLink/SkipLink.tsx';
export {
  nextSortDirection,
  SortButton,
  type SortButtonProps,
  type SortDirection,
} from '../base/SortButton/SortButton.tsx';
export { Slider, type SliderProps } from '../base/Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from '../base/Spinner/Spinner.tsx';
export { StatCard, type StatCardProps } from '../base/StatCard/StatCard.tsx';
export { Switch, type SwitchProps } from '../base/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from '../base/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from '../base/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../base/TextField/TextField.tsx';
export { TimeField, type TimeFieldProps } from '../base/TimeField/TimeField.tsx';
export { Toast, type ToastAction, type ToastProps, type ToastVariant } from '../base/Toast/Toast.tsx';
export { ToastProvider, type ToastProviderProps } from '../base/Toast/ToastProvider.tsx';
export { useToast, type ToastApi, type ToastOptions, type ToastSaid } from '../base/Toast/useToast.ts';
export { ViewSwitch, type ViewSwitchProps } from '../base/ViewSwitch/ViewSwitch.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../base/VisuallyHidden/VisuallyHidden.tsx';

// Domain
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from '../shell/CommandPalette/CommandPalette.tsx';
export { Columns, type ColumnsProps } from '../shell/Columns/Columns.tsx';
export { PageContent, type PageContentProps } from '../shell/PageContent/PageContent.tsx';
export { Panel, type PanelProps } from '../shell/Panel/Panel.tsx';
export { BrandMark, type BrandMarkProps } from '../shell/BrandMark/BrandMark.tsx';
export {
  NightSky,
  type NightSkyProps,
  type SkyLink,
  type SkySociety,
} from '../landing/NightSky/NightSky.tsx';
export { LandingHero, type LandingHeroProps } from '../landing/LandingHero/LandingHero.tsx';
export { AuthLayout, type AuthLayoutProps } from '../shell/AuthLayout/AuthLayout.tsx';
export { NotFound, type NotFoundProps } from '../shell/NotFound/NotFound.tsx';
export { PageHeader, type PageHeaderProps } from '../shell/PageHeader/PageHeader.tsx';
export { BottomNavigation, type BottomNavigationProps } from '../shell/BottomNavigation/BottomNavigation.tsx';
export { PageLayout, type PageLayoutProps } from '../shell/PageLayout/PageLayout.tsx';
export {
  TopNavigation,
  type NavigationLanguage,
  type NavigationPage,
  type NavigationUser,
  type TopNavigationProps,
} from '../shell/TopNavigation/TopNavigation.tsx';
export {
  filterSocieties,
  noFilter,
  sortSocieties,
  type FilteredSociety,
  type SocietyFilter,
  type SocietySort,
  type SortedSociety,
} from '../societies/filterSocieties.ts';
export {
  FoundSocietyBanner,
  type FoundSocietyBannerProps,
} from '../societies/FoundSocietyBanner/FoundSocietyBanner.tsx';
export { JoinButton, joinButtonMessages, type JoinButtonProps } from '../societies/JoinButton/JoinButton.tsx';
export { joiningOf, type JoinedSociety, type Joining } from '../societies/joining.ts';
export { JoinedStar } from '../societies/JoinedStar/JoinedStar.tsx';
export { JoinModal, type JoinModalProps } from '../societies/JoinModal/JoinModal.tsx';
export { LastActive, type LastActiveProps } from '../societies/LastActive/LastActive.tsx';
export { NextEvent, type NextEventProps } from '../societies/NextEvent/NextEvent.tsx';
export {
  RecommendedRow,
  type RecommendedRowProps,
  type RowSociety,
} from '../societies/RecommendedRow/RecommendedRow.tsx';
export { SocietyArt, type SocietyArtProps } from '../societies/SocietyArt/SocietyArt.tsx';
export { SocietyBar, type SocietyBarProps } from '../societies/SocietyBar/SocietyBar.tsx';
export {
  SocietyCard,
  type CardSociety,
  SocietyCardSkeleton,
  type SocietyCardProps,
  type SocietyCardSkeletonProps,
} from '../societies/SocietyCard/SocietyCard.tsx';
export {
  SocietyChecklist,
  type SocietyChecklistProps,
  type SocietyStep,
} from '../societies/SocietyChecklist/SocietyChecklist.tsx';
export { SocietyFacts, type SocietyFactsProps } from '../societies/SocietyFacts/SocietyFacts.tsx';
export { SocietyFilters, type SocietyFiltersProps } from '../societies/SocietyFilters/SocietyFilters.tsx';
export { SocietyGrid, type SocietyGridProps } from '../societies/SocietyGrid/SocietyGrid.tsx';
export {
  SocietyHeader,
  type HeaderSociety,
  type SocietyHeaderProps,
} from '../societies/SocietyHeader/SocietyHeader.tsx';
export { SocietyLayout, type SocietyLayoutProps } from '../societies/SocietyLayout/SocietyLayout.tsx';
export { SocietyLoading } from '../societies/SocietyLoading/SocietyLoading.tsx';
export { SocietyLogo, type SocietyLogoProps } from '../societies/SocietyLogo/SocietyLogo.tsx';
export { SocietyNotFound, type SocietyNotFoundProps } from '../societies/SocietyNotFound/SocietyNotFound.tsx';
export {
  SocietyRail,
  type RailSociety,
  type SocietyRailProps,
} from '../societies/SocietyRail/SocietyRail.tsx';
export { SocietyTabs, type SocietyTabsProps } from '../societies/SocietyTabs/SocietyTabs.tsx';
export { RestrictedAccess, type RestrictedAccessProps } from '../admin/RestrictedAccess/RestrictedAccess.tsx';
export { ConfirmDelete, type ConfirmDeleteProps } from '../content/ConfirmDelete/ConfirmDelete.tsx';
export {
  ContentList,
  type ContentListProps,
  type ContentPages,
  type ContentState,
} from '../content/ContentList/ContentList.tsx';
export {
  EventCard,
  EventCardSkeleton,
  type CardEvent,
  type EventCardProps,
} from '../events/EventCard/EventCard.tsx';
export { eventState, type EventState, type StatedEvent } from '../events/EventCard/eventState.ts';
export { DeleteEvent, type DeleteEventProps } from '../events/DeleteEvent/DeleteEvent.tsx';
export { EventGrid, type EventGridProps } from '../events/EventGrid/EventGrid.tsx';
export { LikeButton, type LikeButtonProps } from '../posts/LikeButton/LikeButton.tsx';
export {
  PostCard,
  PostCardSkeleton,
  type CardPost,
  type PostCardProps,
} from '../posts/PostCard/PostCard.tsx';
export { PostDetail, type PostDetailProps } from '../posts/PostDetail/PostDetail.tsx';
export { PostGrid, type PostGridProps, type PostView } from '../posts/PostGrid/PostGrid.tsx';
export {
  MerchCard,
  MerchCardSkeleton,
  type CardItem,
  type MerchCardProps,
} from '../merch/MerchCard/MerchCard.tsx';
export { MerchGrid, type MerchGridProps } from '../merch/MerchGrid/MerchGrid.tsx';
export { ProfileAvatar, type ProfileAvatarProps } from '../account/ProfileAvatar/ProfileAvatar.tsx';
export {
  ConflictNotice,
  type ConflictChange,
  type ConflictNoticeProps,
} from '../content/ConflictNotice/ConflictNotice.tsx';
export { BannerAction, type BannerActionProps } from '../societies/BannerAction/BannerAction.tsx';
export { SocietyAbout, type SocietyAboutProps } from '../societies/SocietyAbout/SocietyAbout.tsx';
export { RemoveSociety, type RemoveSocietyProps } from '../societies/RemoveSociety/RemoveSociety.tsx';
export {
  SocietyAdminModal,
  type ModalSociety,
  type SocietyAdminModalProps,
} from '../societies/SocietyAdminModal/SocietyAdminModal.tsx';
export { SocietyGlance, type SocietyGlanceProps } from '../societies/SocietyGlance/SocietyGlance.tsx';
