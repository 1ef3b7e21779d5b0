import { createHash } from 'node:crypto'

type Kind =
  | 'supplier'
  | 'offer'
  | 'product'
  | 'price list'
  | 'prices taken'
  | 'sheet'
  | 'carte'
  | 'gamme'
  | 'dish'
  | 'sales'
  | 'menu'
  | 'menu choice'
  | 'invoice'
  | 'batch'
  | 'service'
  | 'order'

/** The same v4 UUID for the same thing of the same account, so that filling it twice makes nothing twice. */
export function stableId(userId: string, kind: Kind, name: string): string {
  const bytes = createHash('sha256').update([userId, kind, name].join('\n')).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
