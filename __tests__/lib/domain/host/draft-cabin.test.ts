import type { Cabin } from '@/lib/domain/catalog/cabin';
import { mergeDraft, type CabinDraft } from '@/lib/domain/host/draft-cabin';
import { makeCabin } from '../../../support/make-cabin';

const cabin = makeCabin({ longDesc: 'It has a creek.', tiktokId: '7', petFeeCents: 5000 });

test.each<[string, CabinDraft, Partial<Cabin>]>([
  ['nothing', {}, {}],
  ['what cannot be read', { title: undefined, petFee: undefined, has: undefined }, {}],
  ['texts', { title: '', longDesc: 'No creek.' }, { title: '', longDesc: 'No creek.' }],
  ['a quote taken back', { mountainMamaReview: null }, { mountainMamaReview: null }],
  ['a fee', { cleaningFee: 12_000 }, { cleaningFeeCents: 12_000 }],
  ['no pets', { petFee: null }, { petFeeCents: null }],
  [
    'beds, with their count',
    {
      bedTypes: [
        { room: 'Loft', kind: 'twin', count: 3 },
        { room: 'Den', kind: 'sofa_bed', count: 1 },
      ],
    },
    {
      beds: 4,
      bedTypes: [
        { room: 'Loft', kind: 'twin', count: 3 },
        { room: 'Den', kind: 'sofa_bed', count: 1 },
      ],
    },
  ],
  ['no beds', { bedTypes: [] }, { beds: 1, bedTypes: [] }],
  ['several videos', { tiktokIds: ['71', '72'] }, { tiktokId: '71' }],
  ['no videos', { tiktokIds: [] }, { tiktokId: null }],
  [
    'amenities',
    { has: ['wifi', 'washer', 'hot_tub'], lacks: ['parking'] },
    {
      amenities: ['hot_tub', 'wifi'],
      moreAmenities: [{ name: 'Bath and laundry', labels: ['Washer'] }],
      missingAmenities: ['Parking'],
    },
  ],
  [
    'amenities of the host’s own',
    {
      has: ['washer'],
      lacks: [],
      ownAmenities: [
        { group: 'Bath and laundry', label: 'Sauna', has: true },
        { group: 'Outdoors', label: 'Dock', has: false },
      ],
    },
    {
      amenities: [],
      moreAmenities: [{ name: 'Bath and laundry', labels: ['Washer', 'Sauna'] }],
      missingAmenities: ['Dock'],
    },
  ],
])('%s in the draft', (_, draft, changed) => {
  expect(mergeDraft(cabin, draft)).toEqual({ ...cabin, ...changed });
});
