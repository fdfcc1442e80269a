/** What is shown to the guest of a confirmed booking shortly before the stay. */
export type ArrivalFacts = {
  doorKind: 'none' | 'fixed' | 'stay';
  /** Null: there is none, or the host has not set it yet. */
  doorCode: string | null;
  doorNote: string | null;
  wifiName: string | null;
  wifiPassword: string | null;
  manual: string | null;
};

/** `waiting`: not before `opensAt`. `open`: once it is asked for, which is recorded. `shown`: with all of it. */
export type ArrivalAccess =
  | { state: 'waiting' | 'open'; opensAt: string; doorKind: ArrivalFacts['doorKind'] }
  | ({ state: 'shown'; opensAt: string } & ArrivalFacts);
