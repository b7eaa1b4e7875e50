/** On whose behalf something waits: a member of a group, such as an address of a shop. Groups are served in turn, and in each its members. */
export type Lane = { group: string; member: string }

export type TurnSettings = {
  atOnce: number
  /** At once of one group, and of one member of it; as many as there are unless said. */
  atOnceOf?: Partial<Record<keyof Lane, number>>
  /** How many may wait in all. */
  waiting: number
  /** And of one group, and of one member of it. */
  waitingOf?: Partial<Record<keyof Lane, number>>
}

/** `isOwn`: of the one who asks, not of all. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  readonly isOwn: boolean
  constructor(waiting: number, isOwn: boolean) {
    super(`${waiting} wait already`)
    this.isOwn = isOwn
  }
}

export type Turns = {
  /** Waits for a turn; what it answers ends it, and may be called twice. @throws QueueFull at once */
  take(lane: Lane): Promise<() => void>
}

type Member = { running: number; queue: ((end: () => void) => void)[] }
type Group = { running: number; waiting: number; members: Map<string, Member> }

/** A few at once, in turn: whoever asks for much waits for himself, and not before others. */
export function createFairTurns({ atOnce, atOnceOf = {}, waiting: most, waitingOf = {} }: TurnSettings): Turns {
  // In the order in which they are served next: who was served stands last.
  const groups = new Map<string, Group>()
  let running = 0
  let waiting = 0

  return {
    async take({ group: groupName, member: memberName }) {
      const group = groups.get(groupName) ?? { running: 0, waiting: 0, members: new Map() }
      const member = group.members.get(memberName) ?? { running: 0, queue: [] }
      if (isFree(group, member)) {
        groups.set(groupName, group)
        group.members.set(memberName, member)
        return begin(groupName, memberName, group, member)
      }
      if (group.waiting >= (waitingOf.group ?? Infinity)) throw new QueueFull(group.waiting, true)
      if (member.queue.length >= (waitingOf.member ?? Infinity)) throw new QueueFull(member.queue.length, true)
      if (waiting >= most) throw new QueueFull(waiting, false)
      groups.set(groupName, group)
      group.members.set(memberName, member)
      waiting += 1
      group.waiting += 1
      return new Promise((resolve) => member.queue.push(resolve))
    },
  }

  function isFree(group: Group, member: Member): boolean {
    return (
      running < atOnce &&
      group.running < (atOnceOf.group ?? Infinity) &&
      member.running < (atOnceOf.member ?? Infinity) &&
      member.queue.length === 0
    )
  }

  function begin(groupName: string, memberName: string, group: Group, member: Member): () => void {
    for (const one of [group, member]) one.running += 1
    running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      for (const one of [group, member]) one.running -= 1
      running -= 1
      if (member.running === 0 && member.queue.length === 0) group.members.delete(memberName)
      if (group.members.size === 0) groups.delete(groupName)
      while (beginNext());
    }
  }

  function beginNext(): boolean {
    if (running >= atOnce || waiting === 0) return false
    for (const [groupName, group] of groups) {
      if (group.waiting === 0 || group.running >= (atOnceOf.group ?? Infinity)) continue
      for (const [memberName, member] of group.members) {
        if (member.queue.length === 0 || member.running >= (atOnceOf.member ?? Infinity)) continue
        const start = member.queue.shift()
        waiting -= 1
        group.waiting -= 1
        groups.delete(groupName)
        groups.set(groupName, group)
        group.members.delete(memberName)
        group.members.set(memberName, member)
        start?.(begin(groupName, memberName, group, member))
        return true
      }
    }
    return false
  }
}
