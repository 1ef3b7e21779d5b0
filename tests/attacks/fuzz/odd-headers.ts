import * as fc from 'fast-check'

/** Values that a header may have on a real connection, where most of these headers have another form. */
const ODD: Record<string, readonly string[]> = {
  'idempotency-key': ['', '"one"', 'one', 'a b', 'x'.repeat(65), 'clé', '\t', '__proto__', 'ÿ', '0'],
  'if-match': ['', '*', '"', 'W/"x"', '"1", "2"', 'é', 'x'.repeat(5_000)],
  'if-none-match': ['', '*', 'W/', '"x"', ','],
  'if-modified-since': ['', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 99 Xxx 99999'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-2', 'lines=1'],
  accept: ['', 'text/html', 'application/xml', '*/*;q=0', 'a/b/c', 'ÿ', ',,,', 'text/event-stream'],
  'accept-encoding': [
    '',
    'br',
    'gzip;q=0',
    'identity;q=0',
    '*;q=0',
    'zstd',
    'gzip;q=abc',
    'br;q=0, gzip;q=0',
  ],
  'accept-language': ['', '*', 'fr-FR;q=x', 'xx-'.repeat(200)],
  'content-encoding': ['gzip', 'br', 'deflate', 'identity', 'x'],
  'content-language': ['é'],
  origin: ['null', '', 'http://localhost:3000', 'https://exemple.test', 'localhost', 'file://', 'ÿ'],
  referer: ['', 'http://', 'javascript:alert(1)', 'x'.repeat(4_000)],
  host: ['', 'a b', 'localhost:99999', '[::1', 'exemple.test', 'é', '..', 'user@host', 'localhost:3000/x'],
  'x-forwarded-for': ['', 'x', '1.2.3.4, 5.6.7.8', '::ffff:1.2.3.4', '999.1.1.1', ','],
  'x-forwarded-host': ['', 'a b', 'exemple.test', '[', ','],
  'x-forwarded-proto': ['', 'javascript', 'https, http', 'é'],
  'sec-fetch-site': ['cross-site', 'none', 'x', ''],
  'user-agent': ['', 'ÿ', 'x'.repeat(8_000)],
  'gramme-visitor': ['', 'x', 'demo, demo', 'DEMO'],
  'x-http-method-override': ['DELETE'],
  authorization: [
    '',
    'Bearer',
    'Basic é',
    'Bearer x.y.z',
    `Bearer gramme_${'x'.repeat(43)}`,
    'bearer\tgramme_é',
  ],
  prefer: ['return=minimal'],
  te: ['trailers'],
}

/** One to three headers that a browser does not send so. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(ODD))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(ODD[name] ?? [''])))),
    { minLength: 1, maxLength: 3 },
  )
  .map((headers) => Object.fromEntries(headers))

/** Cookies that open no session. */
export const cookies: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '=',
  ';;;',
  'gramme.session_token',
  'gramme.session_token=',
  'gramme.session_token=%',
  'gramme.session_token=%00.%ff',
  'gramme.session_token="a.b"',
  'gramme.session_token=a.b; gramme.session_token=c.d',
  `gramme.session_token=${'x'.repeat(4_000)}.y`,
  '__proto__=1; constructor=2',
  'é=ÿ',
  'a=b; '.repeat(500),
)
