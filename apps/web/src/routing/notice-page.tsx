import { Notice, type NoticeProps } from '../ui/notice.js';
import { Masthead } from './masthead.js';

/** A page that has one thing to say, with the head of every page above it. */
export function NoticePage(props: NoticeProps) {
  return (
    <>
      <Masthead />
      <Notice {...props} />
    </>
  );
}
