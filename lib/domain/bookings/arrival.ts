/** Arrival details, shown to the guest of a confirmed booking shortly before the stay. */
export type ArrivalFacts = {
  doorKind: 'none' | 'fixed' | 'stay';
  /** Null when there is none or the host hasn't set it yet. */
  doorCode: string | null;
  doorNote: string | null;
  wifiName: string | null;
  wifiPassword: string | null;
  manual: string | null;
};

/** `waiting`: not before `opensAt`. `open`: shown on request, which is recorded. `shown`: the details themselves. */
export type ArrivalAccess =
  | { state: 'waiting' | 'open'; opensAt: string; doorKind: ArrivalFacts['doorKind'] }
  | ({ state: 'shown'; opensAt: string } & ArrivalFacts);
