import type { marks as french } from '../../fr/kitchen/marks.ts'
import type { Translation } from '../../translation.ts'

export const marks: Translation<typeof french> = {
  toSend: 'To send: {count, number}',
  initials: 'Initials',
  ticksAs: 'Ticks as {initials}: change',
  initialsSentence: 'They are shown beside what you tick, until the browser is closed.',
  initialsLabel: 'Two or three letters',
  keepInitials: 'Keep',
  left: {
    gone: '{count, plural, one {# ticked step no longer exists: its sheet has changed or was deleted.} other {# ticked steps no longer exist: their sheet has changed or was deleted.}}',
    'too-old':
      '{count, plural, one {# tick has waited for more than 24 hours: it was not sent.} other {# ticks have waited for more than 24 hours: they were not sent.}}',
    read: 'Understood',
  },
}
