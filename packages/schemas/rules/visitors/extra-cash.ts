export const deviceTypes = ['ios', 'samsung', 'other_android', 'default'] as const

export type DeviceType = (typeof deviceTypes)[number]

/** The device types to ask offers for, in order: when there are none for a device, those for "default" are shown. */
export function devicesToTry(device: string): DeviceType[] {
  const known = toDeviceType(device)
  return known === 'default' ? ['default'] : [known, 'default']
}

/** A device that is not in the list counts as "default". */
export function toDeviceType(device: string): DeviceType {
  return deviceTypes.find((type) => type === device) ?? 'default'
}
