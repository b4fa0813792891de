/** For committees of a society. */
export {
  HistoryFilters,
  wholeHistory,
  type FilterChoices,
  type HistoryFilter,
  type HistoryFiltersProps,
} from '../content/HistoryFilters/HistoryFilters.tsx';
export { CommitteeEditor, type CommitteeEditorProps } from '../committee/CommitteeEditor/CommitteeEditor.tsx';
export { CommitteeList, type CommitteeListProps } from '../committee/CommitteeList/CommitteeList.tsx';
export {
  FeatureOptionsForm,
  type Counted,
  type FeatureOptionsFormProps,
  type ShownByFeatures,
  type StoredOptions,
} from '../committee/FeatureOptionsForm/FeatureOptionsForm.tsx';
export type { Committee, CommitteePosition } from '../committee/positions.ts';
export { HandOver, type HandOverProps } from '../committee/HandOver/HandOver.tsx';
export {
  HistoryList,
  type HistoryListProps,
  type ListedEntry,
} from '../committee/HistoryList/HistoryList.tsx';
export {
  MembersTable,
  type MembersTableProps,
  type TableMember,
} from '../committee/MembersTable/MembersTable.tsx';
export {
  RoleManager,
  type ManagedRole,
  type RoleManagerProps,
} from '../committee/RoleManager/RoleManager.tsx';
export type { Permission } from 'societies-contract';
