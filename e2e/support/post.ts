import type { APIRequestContext } from '@playwright/test'

/** Changes a thing of the signed-in user's whatever its version is: a refusal brings the stored one along. */
export async function changeStored(request: APIRequestContext, path: string, facts: object): Promise<void> {
  const refused = await request.patch(path, { data: { version: 0, ...facts } })
  const { data } = (await refused.json()) as { data: { current: { version: number } } }
  const response = await request.patch(path, { data: { version: data.current.version, ...facts } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
}

/** Sends an object to the API as the signed-in user; gives what was answered. */
export async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Answer
}
