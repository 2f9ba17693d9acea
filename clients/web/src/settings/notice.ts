// "It is your turn" for who looks at another page: a notification of the browser's where allowed, and
// a mark on the page's icon.

import { readSetting, writeSetting } from './storage';

const KEY = 'sidera.notice';

/** Whether the reader has not been asked yet, and can be. */
export function canAskForNotices(): boolean {
  return (
    'Notification' in globalThis &&
    Notification.permission === 'default' &&
    readSetting(KEY) === undefined
  );
}

/** Asked once; browsers want a click for it. */
export async function askForNotices(wanted: boolean): Promise<void> {
  writeSetting(KEY, wanted ? 'yes' : 'no');
  if (!wanted) return;
  try {
    await Notification.requestPermission();
  } catch {
    // A notice is never needed.
  }
}

/** Only for who looks at something else. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return;
  try {
    const notice = new Notification(title, { body, icon: '/icon.svg', tag: 'sidera.turn' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices only to pages that are installed.
  }
}

/** The page's icon says whether it is the reader's turn. */
export function markIcon(isMyTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMyTurn ? '/icon-turn.svg' : '/icon.svg';
}
