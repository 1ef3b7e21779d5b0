import { pause, SILENCE_MS, type NetworkTimeout } from './network-timeout.ts'

interface Visit {
  request: Request
  timeout: NetworkTimeout
  /** 'Hors ligne'; nothing where it has not been kept. */
  offlinePage: () => Promise<Response | undefined>
}

/** A page of the site, or 'Hors ligne' where the network is gone or says nothing: a browser would wait for minutes. */
export async function sitePage({ request, timeout, offlinePage }: Visit): Promise<Response> {
  const answered = fetch(request).then(
    (answer) => {
      timeout.answered()
      return { answer }
    },
    (failure: unknown) => ({ failure }),
  )
  // Its full time, however silent the network has just been: 'Hors ligne' comes back here once there is one.
  const first = await Promise.race([answered, pause(SILENCE_MS)])
  if (first === undefined) timeout.elapsed(SILENCE_MS)
  else if ('answer' in first) return first.answer
  const page = await offlinePage()
  if (page) return page
  const last = await answered
  if ('answer' in last) return last.answer
  throw last.failure
}
