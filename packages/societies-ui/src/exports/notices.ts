'use client';

/** What people are told: the bell of a bar, the list, and the choices of what and how. */
export { NoticeBell, type NoticeBellProps } from '../notices/NoticeBell/NoticeBell.tsx';
export { NoticeChoices, type NoticeChoicesProps } from '../notices/NoticeChoices/NoticeChoices.tsx';
export { NoticeList, type ListedNotice, type NoticeListProps } from '../notices/NoticeList/NoticeList.tsx';
