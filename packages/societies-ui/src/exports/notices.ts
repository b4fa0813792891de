/** Notices: the bell, the list and the settings; and that a page is shown without a network. */
export { NoticeBell, type NoticeBellProps } from '../notices/NoticeBell/NoticeBell.tsx';
export {
  NoticeChoices,
  type NoticeChoicesProps,
  type PushOfDevice,
} from '../notices/NoticeChoices/NoticeChoices.tsx';
export { NoticeList, type ListedNotice, type NoticeListProps } from '../notices/NoticeList/NoticeList.tsx';
export { OfflineNote, type OfflineNoteProps } from '../shell/OfflineNote/OfflineNote.tsx';
export { PushQuestion, type PushQuestionProps } from '../notices/PushQuestion/PushQuestion.tsx';
