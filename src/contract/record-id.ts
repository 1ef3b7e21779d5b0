/** The id of every record: a UUID of version 4. */
const RECORD_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

export function isRecordId(text: string): boolean {
  return RECORD_ID.test(text)
}
