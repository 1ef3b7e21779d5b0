import type { deliveries as french } from '../../fr/kitchen/deliveries.ts'
import type { Translation } from '../../translation.ts'

export const deliveries: Translation<typeof french> = {
  title: 'Deliveries',
  toSend: '{count, number} to send',
  offline: 'Offline, and the deliveries had not been read before the network went.',
  gone: 'Nothing to receive here',
  goneSentence: 'This order was not sent, or it was cancelled or deleted.',
}
