import type { APIRequestContext } from '@playwright/test'

/** Sends an object to the API as the signed-in user; gives what was answered. */
export async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Answer
}
