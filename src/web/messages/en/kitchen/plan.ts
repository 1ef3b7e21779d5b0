import type { plan as french } from '../../fr/kitchen/plan.ts'
import type { Translation } from '../../translation.ts'

export const plan: Translation<typeof french> = {
  title: 'Plan',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  stations: 'Stations',
  allStations: 'All stations',
  failed: 'The plan could not be read',
  nothing: 'Nothing to make',
  nothingSentence: 'No covers are planned for that day, or all of it is ready.',
  done: 'Done: {name}',
  ready: 'Ready already',
  readyOf: 'Ready already: {name}',
  keepReady: 'Keep',
  readyNotKept: 'What is ready of “{name}” was not kept',
  notTicked: '{name} was not ticked',
  made: '{name}: batch {lot}',
  doneMeanwhile: '{name} is ticked already by {initials}: no second batch.',
  lotStays: '{name} is no longer ticked: its batch stays in stock.',
  throwLot: 'Throw the batch away',
  lotNotThrown: 'The batch stayed in the house',
  mistaken: 'Ticked by mistake',
  useBy: 'Until the end of which day does it keep? By your own food safety plan.',
  early: 'Made now, it keeps until {moment}: not to the end of the services that are planned.',
  tooEarly:
    'Made now, it keeps until {moment}: it would not be good any more for the services of that day. To be made later.',
  tickAnyway: 'Tick all the same',
}
