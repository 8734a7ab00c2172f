import { describe, expect, it } from 'vitest'
import { networkAddressKey, widerNetworkKey } from './client-address.ts'
import { ringOf } from './testing/key-rings.ts'

const ring = ringOf('first')
const keyOf = (address: string) => networkAddressKey(ring, address)

describe('the key of a network address', () => {
  it('does not show it', () => {
    expect(keyOf('203.0.113.7')).toMatch(/^b1\.index\.[\w-]{43}$/)
  })

  it('is that of the whole address for IPv4', () => {
    expect(keyOf('203.0.113.7')).toBe(keyOf('203.0.113.7'))
    expect(keyOf('203.0.113.7')).not.toBe(keyOf('203.0.113.8'))
  })

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::9%eth0',
  ])('is that of the first 64 bits for IPv6: %s', (address) => {
    expect(keyOf(address)).toBe(keyOf('2001:db8:1:2:3:4:5:6'))
  })

  it.each(['2001:db8:1:3::1', '2001:db8:1::2', '2001:db8::1:2:0:0', '2::2001:db8:1', '::1'])(
    'is another for other 64 bits: %s',
    (address) => {
      expect(keyOf(address)).not.toBe(keyOf('2001:db8:1:2::1'))
    },
  )

  it('finds the gap wherever it is', () => {
    expect(keyOf('::2')).toBe(keyOf('0:0:0:0:9:9:9:9'))
    expect(keyOf('1::')).toBe(keyOf('1:0:0:0:9:9:9:9'))
    expect(keyOf('1:0:0:2::')).toBe(keyOf('1::2:0:0:0:1'))
    expect(keyOf('0:0:1::')).toBe(keyOf('0::1:0:9:9:9:9'))
  })

  it.each(['::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:FFFF:203.0.113.7', '::ffff:203.0.113.7%eth0'])(
    'is that of the IPv4 address that stands in an IPv6 one: %s',
    (address) => {
      expect(keyOf(address)).toBe(keyOf('203.0.113.7'))
    },
  )

  it('is not that of the IPv4 address when it only ends like one', () => {
    expect(keyOf('2001:db8::ffff:203.0.113.7')).not.toBe(keyOf('203.0.113.7'))
  })

  it('is there for what is no address, too', () => {
    expect(keyOf('')).toMatch(/^b1\./)
    expect(keyOf('a socket')).not.toBe(keyOf(''))
  })
})

describe('the key of the network around an address', () => {
  const widerOf = (address: string) => widerNetworkKey(ring, address)

  it('is that of the first three bytes of IPv4, and of the first 48 bits of IPv6', () => {
    expect(widerOf('203.0.113.7')).toBe(widerOf('::ffff:203.0.113.200'))
    expect(widerOf('203.0.113.7')).not.toBe(widerOf('203.0.114.7'))
    expect(widerOf('2001:db8:1:2::1')).toBe(widerOf('2001:db8:1:ffff::9'))
    expect(widerOf('2001:db8:1:2::1')).not.toBe(widerOf('2001:db8:2:2::1'))
  })
})
