import { describe, expect, it } from 'vitest'
import { devicesToTry, deviceTypes, toDeviceType } from './extra-cash.ts'

describe('extra-cash offers', () => {
  it('know four device types', () => {
    expect(deviceTypes).toEqual(['ios', 'samsung', 'other_android', 'default'])
    expect(deviceTypes.map(toDeviceType)).toEqual([...deviceTypes])
  })

  it.each(['windows', '', 'IOS', '__proto__'])('take an unknown device for the default: “%s”', (device) => {
    expect(toDeviceType(device)).toBe('default')
  })

  it('fall back to the default when there are none for a device', () => {
    expect(devicesToTry('samsung')).toEqual(['samsung', 'default'])
  })

  it('are asked for once when the device is the default', () => {
    expect(devicesToTry('default')).toEqual(['default'])
    expect(devicesToTry('windows')).toEqual(['default'])
  })
})
