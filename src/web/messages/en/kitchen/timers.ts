import type { timers as french } from '../../fr/kitchen/timers.ts'
import type { Translation } from '../../translation.ts'

export const timers: Translation<typeof french> = {
  label: 'Timers',
  new: 'Timer',
  start: 'Start',
  minutes: 'Minutes',
  minutesRefused: 'A number of minutes above 0, one day at most.',
  name: 'Name',
  unnamed: 'Timer',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'paused',
  oneMore: '+ 1 min',
  oneLess: '− 1 min',
  stop: 'Stop',
  stopOf: 'Stop: {name}',
  close: 'Close',
  over: '{name}: time is up',
  overTitle: 'Time is up: {name}',
  since: '{clock} ago',
  muted: 'Touch the screen once: until then the browser lets no timer sound.',
}
