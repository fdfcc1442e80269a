import { rulesBesidesTimes } from '@/lib/domain/catalog/house-rules';

test.each([
  ['Check-in after 4 PM, check-out by 10 AM Eastern time.', false],
  ['Checkin from 3, checkout by 11', false],
  ['Early check-in on request.', true],
  ['Check-in with the office first.', true],
  ['No smoking or vaping indoors.', true],
])('"%s" is shown beside the hours: %s', (rule, isShown) => {
  expect(rulesBesidesTimes({ houseRules: [rule] })).toEqual(isShown ? [rule] : []);
});
