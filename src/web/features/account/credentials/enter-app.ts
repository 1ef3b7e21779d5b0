import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { address } from '#web/lib/navigation/address.ts'

/** Into the application, once the server has given a session. Never ends: the page is being left, its form stays sent. */
export function enterApp(to: AppPath): Promise<never> {
  location.replace(address(to))
  return new Promise(() => undefined)
}
