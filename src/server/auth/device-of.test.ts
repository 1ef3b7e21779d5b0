import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', 'windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
    'Edge',
    'windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/143.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', 'linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', 'chromeos'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/143.0.0.0 Mobile Safari/537.36`, 'Chrome', 'android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X510) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'Samsung Internet',
    'android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iphone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} CriOS/143.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iphone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} CriOS/143.0 Safari/605.1.15`, 'Chrome', 'ipad'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`,
    'Safari',
    'mac-or-ipad',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/143.0.0.0 Safari/537.36`,
    'Chrome',
    'mac',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
