import type { sheetShare as french } from '../fr/sheet-share.ts'
import type { Translation } from '../translation.ts'

export const sheetShare = {
  open: 'Share without prices',
  lead: 'Whoever has this link reads the sheet and its preparations, without any price and without an account, for {days, number} days.',
  unread: 'The link could not be read',
  create: 'Make the link',
  creating: 'Making...',
  address: 'Address of the shared sheet',
  copy: 'Copy',
  copied: 'Address copied',
  copyFailed: 'Copying did not work: select the address and copy it',
  onlyHere: 'Only this computer opens this address: open Gramme by its address on the network to share it.',
  qr: 'QR code of the shared sheet',
  until: 'Open until {date}. The printed sheet bears this code.',
  renew: 'Start again for {days, number} days',
  renewed: 'The sheet is open for {days, number} days',
  stop: 'Stop sharing',
  stopping: 'Stopping...',
  stopTitle: 'Stop sharing?',
  stopLead:
    'The address and the codes already printed will no longer open this sheet. Sharing it again makes another address.',
  stopped: 'The sheet is no longer shared',
  failed: 'The sharing could not be changed',
} satisfies Translation<typeof french>
