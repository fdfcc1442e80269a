import type { AmenityKey } from './seed-cabin.ts';

/** Beyond the amenities: what a text takes for granted about the cabin. */
export type ReviewTag =
  | Exclude<AmenityKey, 'firepit' | 'arcade'>
  | 'pets'
  | 'family'
  | 'large'
  | 'couple'
  | 'water'
  | 'steep';

export type ReviewTone = 'glowing' | 'fair' | 'mixed';

export type ReviewText = { tone: ReviewTone; needs: readonly ReviewTag[]; body: string };

const texts = (
  { tone, needs = [] }: { tone: ReviewTone; needs?: readonly ReviewTag[] },
  bodies: readonly string[],
): ReviewText[] => bodies.map((body) => ({ tone, needs, body }));

export const reviewTexts: readonly ReviewText[] = [
  ...texts({ tone: 'glowing' }, [
    'Spotless from the front door to the back of the cupboards. We have rented in this county for twenty years and this is the first time I did not wipe a counter.',
    'Easy check-in, clear directions, and a note on the table with our name spelled right.',
    'The pictures are honest. What you see is what you get, only it smells better.',
    'We came for two nights and asked to stay a third before we had unpacked.',
    'Every light switch worked, every lamp had a bulb, and the knives were sharp. Somebody cares about this place.',
    'I sleep badly away from home and slept nine hours here. What mattress is that?',
    'The price we saw was the price we paid. That alone earns five stars.',
    'Our third visit, and we noticed they had fixed the one small thing we mentioned last year.',
    'Host answered a text at 9:40 in the evening about the thermostat and had it sorted in four minutes.',
    'Quiet, clean and warm. My husband read a whole book.',
    'Kitchen had everything, including a can opener that actually opens cans.',
    'Beds were made properly, with good linens and enough pillows to build a fort.',
    'Close enough to town for supper and far enough to hear nothing after it.',
    'I had my doubts about booking without a big website in the middle. Never again the other way.',
    'We celebrated forty years married and there was a handwritten card waiting. I may have teared up.',
    'The directions in the guide were better than the phone. Follow them and you will have no trouble.',
    'The house book tells you where the locals eat. We went to all four and they were right.',
    'Towels. So many good thick towels.',
    'Came back from a long hike to a cool house and clean sheets and could have kissed the floor.',
    'You can tell the host has stayed in this place herself. Everything is where you reach for it.',
    'No list of chores at the door. We started the dishwasher, locked up and left.',
    'Our best trip to the Smokies so far, and the cabin was half the reason.',
    'Coffee, filters, foil, salt, oil, dish soap, all there. Small things, but we noticed.',
    'Felt safe, felt private, felt like ours for a few days.',
    'Booked on a Tuesday, drove up on the Thursday, and it was the smoothest rental we have had.',
    'My mother is hard to please and she has asked for the dates next year.',
    'Comfortable chairs. I know that is an odd thing to praise, but sit in enough rentals and you will agree.',
    'Everything worked. The air conditioning was strong and silent.',
    'A proper welcome, a proper bed and a proper frying pan. We will be back.',
  ]),
  ...texts({ tone: 'glowing', needs: ['wifi'] }, [
    'I had to take two video calls and the internet never blinked. My team asked where I was and I did not tell them.',
    'Fast Wi-Fi, and then we hardly used it.',
  ]),
  ...texts({ tone: 'glowing', needs: ['hot_tub'] }, [
    'The hot tub was clean, hot and ready when we got there. We were in it within fifteen minutes.',
    'Spent every evening in the hot tub until our fingers wrinkled.',
    'Hot tub water was crystal clear. I checked, because I always check.',
    'Rain on the roof, hot tub below my chin, nothing on my phone. Perfect.',
    'Somebody serviced the hot tub while we were out and left the cover just so. You could tell they take it seriously.',
    'My back hurt when we came and did not when we left. Credit to the hot tub.',
    'First one up makes coffee, second one up warms the hot tub. That was our whole routine.',
    'A hot tub big enough to stretch your legs in, and private too.',
  ]),
  ...texts({ tone: 'glowing', needs: ['indoor_pool'] }, [
    'It poured for two days and nobody cared, because of the indoor pool.',
    'The pool is warm. Really warm. My wife, who never swims, swam.',
    'Our four-year-old learned to float in that pool. We will remember it forever.',
    'An indoor pool of your own spoils you for hotels.',
    'Pool water was clean and not harsh on the eyes, which is rare for an indoor one.',
    'The kids went from breakfast to pool to lunch to pool. I have never seen them so tired or so happy.',
    'Night swimming with the lights low was the best part of the trip.',
  ]),
  ...texts({ tone: 'glowing', needs: ['mountain_view'] }, [
    'We kept stopping in the middle of sentences to look at the mountains.',
    'The view changes every ten minutes. I took two hundred pictures of the same ridge.',
    'Watched a storm cross the whole valley from the window. Better than any movie.',
    'I have seen a lot of cabins that promise a mountain view. This one has it from the bed.',
    'Clouds below us in the morning, stars above us at night.',
    'You could rent this for the view alone and feel you came out ahead.',
  ]),
  ...texts({ tone: 'glowing', needs: ['fire_pit'] }, [
    'Wood was stacked and dry, and the fire pit lit on the first match.',
    'The fire pit is set just far enough from the house that it feels like camping, without the camping.',
  ]),
  ...texts({ tone: 'glowing', needs: ['theater_room'] }, [
    'The theater room saved a rainy afternoon, and the seats are better than our cinema at home.',
    'Movie night in the theater with all the cousins. I fell asleep and nobody minded.',
    'Picture and sound in the theater were excellent, and the remote made sense.',
    'We watched the game in the theater room and I believe they heard us in town.',
  ]),
  ...texts({ tone: 'glowing', needs: ['game_room'] }, [
    'Everything in the game room was level, straight and plugged in. You know they love a place when that is so.',
    'Game room tournament lasted three days. Grandma won, and she has the photo to prove it.',
    'The game room kept the boys busy so we could cook in peace.',
    'Nobody asked for a phone charger once. The game room did that.',
    'No missing pieces and no sticky buttons in the game room, which must be some kind of record.',
  ]),
  ...texts({ tone: 'glowing', needs: ['pets'] }, [
    'They left a bowl and a bandana for the dog. Our dog has now decided he lives here.',
    'Truly pet friendly, not just pet tolerated. Our two old beagles were welcome everywhere.',
    'Room for the dog to sniff about and a towel for her feet. Thoughtful.',
    'Clear pet fee, no surprises, and no sighing about the shedding.',
    'Our shy rescue slept on the rug by the second night. That says it all.',
    'Easy place to bring a dog. Good walks right from the door.',
  ]),
  ...texts({ tone: 'glowing', needs: ['large'] }, [
    'Three families, seven children and not one argument about bathrooms.',
    'There is somewhere for everyone to be, together or not. That is hard to find for a group.',
    'We had all the grandchildren under one roof for the first time. Enough plates, enough chairs, enough everything.',
    'Big enough for our whole crowd, and the kitchen kept up with us.',
    'The children had their corner and the adults had theirs. We are booking again for next year.',
    'One table long enough for all of us. We took the same picture my grandmother took in 1988.',
  ]),
  ...texts({ tone: 'glowing', needs: ['couple'] }, [
    'Just the two of us for the first time since the baby. Exactly what we needed.',
    'He proposed on the second evening. I said yes, then we went back to our books.',
    'Small, warm and private. We did not see another soul for three days.',
    'We honeymooned up here in 1994 in a much worse place. This made up for it.',
    'Perfect size for two. Everything within reach and nothing extra to clean.',
  ]),
  ...texts({ tone: 'glowing', needs: ['water'] }, [
    'Fell asleep to the sound of the water every night with the window open.',
    'Coffee by the water in the morning, supper by the water at night.',
    'We spent more time watching the water than the television.',
  ]),
  ...texts({ tone: 'glowing', needs: ['pickleball_court'] }, [
    'The pickleball court is a real one with a good surface. We played until dark every day.',
    'Paddles and balls were provided, so my excuses were not.',
  ]),
  ...texts({ tone: 'glowing', needs: ['ev_charger'] }, [
    'Plugged the car in overnight and never thought about it again. More cabins should have this.',
    'The charger worked at full speed, and it was free to use.',
  ]),
  ...texts({ tone: 'glowing', needs: ['steep'] }, [
    'The road up is steep, just as they say. Take it in low gear and enjoy what is at the top.',
    'Do not let the drive worry you. Our minivan made it fine in dry weather.',
  ]),
  ...texts({ tone: 'glowing', needs: ['wifi', 'family'] }, [
    'The teenagers could stream, so the adults could talk. Thank you for the good internet.',
  ]),
  ...texts({ tone: 'glowing', needs: ['hot_tub', 'family'] }, [
    'We counted satellites from the hot tub. Eleven, if you believe my son.',
  ]),
  ...texts({ tone: 'glowing', needs: ['mountain_view', 'family'] }, [
    'Sunrise over those mountains got my teenager out of bed, so there is that.',
  ]),
  ...texts({ tone: 'glowing', needs: ['fire_pit', 'family'] }, [
    'Marshmallows at the fire pit two nights running. The smallest one had five.',
    'My dad told stories at the fire I had never heard before. Worth the drive.',
    'We sat around the fire until somebody noticed it was past midnight.',
  ]),
  ...texts({ tone: 'glowing', needs: ['family'] }, [
    'Plenty of hot water for all of us, one after the other. You do not get that everywhere.',
  ]),
  ...texts({ tone: 'fair' }, [
    'Very nice cabin. Cell signal comes and goes, so print the directions.',
    'Great stay overall. One lamp was out and they brought a bulb the next morning.',
    'Lovely place. The coffee maker is a small one, so we ran it four times.',
    'Clean and comfortable. We would have liked a second trash can in the kitchen.',
    'Good value for what we paid. The shower pressure is on the gentle side.',
    'We enjoyed it. Parking took a couple of tries with our big truck.',
    'Nice and quiet. The hallway floor creaks, and you learn which boards.',
    'Would stay again. Bring your own spices beyond salt and pepper.',
    'Really good, just short of great, because the pillows were too soft for me. My husband loved them.',
    'Everything as described. Check-out at ten comes early when you are on vacation.',
    'Comfortable and well kept. It took a while for the bedrooms to cool down on the hottest day.',
    'A good base for the park. I would add a few more hooks in the bathroom.',
    'We liked it very much. The lockbox was stiff, but the host talked us through it.',
    'Pretty place and a kind host. A little more lighting outside would help when you arrive late.',
  ]),
  ...texts({ tone: 'fair', needs: ['hot_tub'] }, [
    'Hot tub was perfect. The cover is heavy, so it takes two to lift.',
    'Very good stay. The hot tub was a bit cool the first night and fine after we called.',
  ]),
  ...texts({ tone: 'fair', needs: ['large'] }, [
    'Great for a group. With everyone here, the refrigerator was full by the first evening.',
  ]),
  ...texts({ tone: 'fair', needs: ['steep'] }, [
    'Lovely once you are up there. The last stretch of road is not for nervous drivers.',
  ]),
  ...texts({ tone: 'mixed' }, [
    'Nice cabin, but the cleaners had missed the oven. The host apologized and sent someone the same day.',
    'The place is fine. We expected to be farther from the neighbors.',
    'Good bones, but the sofa is due for replacement.',
    'We had a noisy heater one night. It was repaired the next day, to be fair.',
    'Pretty, but smaller than it looked to us. Our fault for not reading the floor plan.',
    'There was a delay with our door code and we sat in the car for twenty minutes. The rest of the stay was good.',
    'Decent stay. Traffic into town was worse than we planned for, which is no fault of the cabin.',
  ]),
  ...texts({ tone: 'mixed', needs: ['hot_tub'] }, [
    'The hot tub was out of order for our first night. They refunded part of the stay without being asked.',
  ]),
];

export const closings: Record<ReviewTone, readonly string[]> = {
  glowing: [
    'We will be back.',
    'Thank you, Mountain Mama.',
    'Already looking at dates for next year.',
    'Highly recommended.',
    'Book it before we do.',
    'We left rested.',
    'Could not have asked for more.',
    'Worth every mile of the drive.',
  ],
  fair: ['We would stay again.', 'Still recommended.', 'Overall a happy trip.'],
  mixed: ['Mixed feelings.', 'We might try another of their cabins.'],
};

export const authors: readonly string[] = `
  Amanda R., Brett H., Carla M., Darnell W., Elise T., Frank O., Gloria P., Hank S., Imani J., Jeff L.,
  Keisha B., Luis G., Marcy D., Nate F., Olivia C., Priya K., Quentin A., Rosa V., Stan Y., Tamika E.,
  Ursula N., Vernon Q., Wendy Z., Xavier I., Yolanda U., Zach X., Abby S., Ben C., Cheryl L., Dustin P.,
  Erin M., Felix R., Grace H., Hector D., Ivy W., Joanna B., Kurt T., Leah G., Miguel A., Nora K.,
  Owen J., Paula F., Ray E., Sarah N., Tom V., Uma S., Vicki C., Walt M., Yusuf H., Zoe L.`
  .trim()
  .split(/,\s+/);
