import type { PairingCode } from '#contract/devices.ts'
import type { KitchenSheetSummary, KitchenState } from '#contract/kitchen-shapes.ts'
import type { ApiClient } from './api-client.ts'
import type { Api, Member } from './start-api.ts'

/** Asks for a code that pairs a tablet; `body` has what is not usual. */
export const inviteBy = (who: Member, body: object = {}) =>
  who.post<PairingCode>('/api/kitchen-devices/invitations', {
    name: 'Pass',
    sheets: 'all',
    password: 'un mot de passe',
    ...body,
  })

export const pair = (code: string, by: ApiClient, remoteAddress = '203.0.113.1') =>
  by.send<KitchenState & { code?: string }>('POST', '/api/kitchen/pairing', { body: { code }, remoteAddress })

/** A browser that is a tablet of someone's kitchen. */
export async function pairedTablet(
  api: Api,
  who: Member,
  body: object = {},
): Promise<{ tablet: ApiClient; id: string }> {
  const { code } = await who.done(inviteBy(who, body))
  const tablet = api.visitor()
  const { device } = await tablet.done(pair(code, tablet))
  return { tablet, id: device?.id ?? '' }
}

export const sheetsOf = async (tablet: ApiClient) =>
  (await tablet.done(tablet.get<{ items: KitchenSheetSummary[] }>('/api/kitchen/sheets'))).items
