/** What a guest of a cabin wrote, and how many days ago the stay was. */
export type ReviewText = {
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  daysAgo: number;
  text: string;
  /** It was taken down. */
  isHidden?: true;
};

const said = (
  author: string,
  rating: ReviewText['rating'],
  daysAgo: number,
  text: string,
): ReviewText => ({ author, rating, daysAgo, text });

const hidden = (...all: Parameters<typeof said>): ReviewText => ({
  ...said(...all),
  isHidden: true,
});

/** By cabin, newest first. Nobody wrote more than one. */
export const reviewTexts: Readonly<Record<string, readonly ReviewText[]>> = {
  'laurel-lantern': [
    said(
      'Megan T.',
      5,
      19,
      'We lit the porch lanterns like the note said and nobody went in until ten. My sister has already claimed the king room for next fall.',
    ),
    said(
      'Derek W.',
      5,
      47,
      'That last half mile is steep, and she tells you so up front. Low gear, no problem. Le Conte was pink at breakfast.',
    ),
    said(
      'Patty O.',
      4,
      88,
      'Lovely place and very clean. The upstairs room runs warm in August, so bring a fan if you sleep hot.',
    ),
    said(
      'Jim and Carol S.',
      5,
      139,
      'Card table, fireplace, hot tub, repeat. Best anniversary in years.',
    ),
    said(
      'Tasha B.',
      5,
      204,
      'I texted at 9:40 one night about the thermostat and had an answer before I’d put the phone down.',
    ),
    said(
      'Kevin M.',
      4,
      263,
      'Great cabin. The sofa bed is fine for kids, less so for my six-foot-two brother.',
    ),
    said(
      'Lauren H.',
      5,
      341,
      'Five minutes to the Parkway, and we couldn’t hear a thing up there but wind.',
    ),
    said(
      'Greg P.',
      3,
      452,
      'Pretty cabin, but the cleaners missed the oven. Somebody came the same afternoon and apologized, which I appreciated.',
    ),
    said(
      'Denise F.',
      5,
      590,
      'Real knives, real coffee, enough towels. You can tell a person who cooks set up that kitchen.',
    ),
  ],
  'woolly-bear-lodge': [
    said(
      'The Hendersons',
      5,
      26,
      'Sixteen of us, ages two to eighty-one. The pool bought the adults four quiet hours a day.',
    ),
    said('Marcus D.', 5, 71, 'Two dishwashers. Whoever thought of that has hosted Thanksgiving.'),
    said(
      'Stephanie R.',
      4,
      122,
      'Everybody had a door to close. With a full house the refrigerator was packed by the first night, so bring a cooler.',
    ),
    said(
      'Bill N.',
      5,
      198,
      'Grandkids wouldn’t leave the arcade room. I held the high score until Sunday.',
    ),
    said(
      'Angela C.',
      5,
      287,
      'We did movie night in the theater with all the cousins. I fell asleep and nobody minded.',
    ),
    said(
      'Rob K.',
      3,
      398,
      'Good lodge, gentle driveway, warm pool. Wi-Fi slowed down when the teenagers were all on it.',
    ),
    said(
      'Sheila J.',
      5,
      560,
      'My mother-in-law is hard to please. She asked if we could come back in spring.',
    ),
  ],
  'sourwood-and-honey': [
    said(
      'Emily V.',
      5,
      15,
      'He proposed on the second night. I said yes, and then we ate the rest of the honey.',
    ),
    said(
      'Thomas G.',
      5,
      41,
      'We lay in bed and watched a storm cross the whole park. Went down the mountain once, for bread.',
    ),
    said(
      'Alicia M.',
      4,
      77,
      'Just right for two. The road up had me white-knuckled in fog, so get there before dark.',
    ),
    said('Dan H.', 5, 116, 'Heated bathroom floor in January. My wife has priced one for home.'),
    said('Rachel S.', 5, 173, 'First trip without the baby. We slept, soaked and slept some more.'),
    said(
      'Ron B.',
      5,
      239,
      'Hot tub was hot and clear when we walked in the door. That never happens.',
    ),
    said(
      'Kimberly A.',
      4,
      310,
      'Cozy and spotless. The TV is small, if that matters to you. It didn’t to us.',
    ),
    said('Luke T.', 5, 402, 'Toast first, then hot tub. We followed instructions.'),
    said(
      'Donna W.',
      5,
      517,
      'Forty years married and there was a handwritten card on the counter. I may have teared up.',
    ),
    said(
      'Andre J.',
      4,
      668,
      'Beautiful spot. Cell service is hit or miss, so save your directions first.',
    ),
  ],
  'three-ravens-overlook': [
    said(
      'Heather L.',
      5,
      33,
      'Coffee above the clouds in our socks, exactly as advertised. I have two hundred pictures of one ridge.',
    ),
    said('Scott B.', 5, 94, 'The ravens showed up at seven sharp. My dad talked to them all week.'),
    said(
      'Monica P.',
      4,
      167,
      'Worth the climb, but it is a climb. Do it in daylight the first time.',
    ),
    said(
      'Chris and Jo E.',
      5,
      251,
      'Ten of us and no line for the shower. Pool table got a workout.',
    ),
    said(
      'Teresa K.',
      3,
      377,
      'Gorgeous view. We had a noisy heater the first night; they fixed it in the morning.',
    ),
    said(
      'Brandon F.',
      5,
      545,
      'I’ve rented a lot of “mountain view” cabins. This one has it from the kitchen sink.',
    ),
  ],
  'trout-lily-cottage': [
    said('Susan Y.', 5, 22, 'Our old beagle slept by the creek all day. So did I, in a chair.'),
    said('Mike D.', 5, 85, 'Windows open, creek running, out cold by nine.'),
    said(
      'Jenna R.',
      4,
      141,
      'One bathroom for four is a shuffle, but we’d come back for the fire ring alone.',
    ),
    said('Walter C.', 5, 226, 'Towel basket marked for paws. That’s a host who has owned a dog.'),
    said(
      'Pam G.',
      5,
      333,
      'Came in April for the yellow flowers on the bank. They were right on time.',
    ),
    said('Tyler N.', 4, 471, 'Small and sweet. Bring spices, they stop at salt and pepper.'),
    said('Barbara H.', 5, 640, 'Flat lane, easy steps. My mom is 84 and did fine.'),
  ],
  'the-moonshiners-ledger': [
    said(
      'Jason L.',
      5,
      58,
      'We read the ledger out loud over the copper bar. Page nine had us guessing all weekend.',
    ),
    said(
      'Vanessa K.',
      5,
      213,
      'Plugged in the car Friday, forgot about it, left with a full battery.',
    ),
    said(
      'Phil S.',
      4,
      429,
      'Handy to both towns. No view, like they say, just woods and a good hot tub.',
    ),
  ],
  'the-painters-loft': [
    said(
      'Claire D.',
      5,
      64,
      'I hadn’t painted since college. I did four bad watercolors and loved every one.',
    ),
    said(
      'Nathan S.',
      5,
      182,
      'Walked to three potters before lunch. No TV, and we never missed it.',
    ),
    said(
      'Holly B.',
      4,
      305,
      'That north window is something. The loft ladder is steep, so pack light if you’re up there.',
    ),
    said(
      'Joe R.',
      4,
      530,
      'Quiet and full of light. Claw-foot tub, small water heater. Take turns.',
    ),
  ],
  'splash-and-cedar': [
    said(
      'Amber J.',
      5,
      17,
      'It poured for two days and my kids never noticed. They went from breakfast to pool to lunch to pool.',
    ),
    said(
      'Carlos M.',
      5,
      63,
      'I could flip grilled cheese and count heads in the water. Whoever drew this house has children.',
    ),
    said(
      'Leslie T.',
      4,
      108,
      'Wonderful house. We used all the pool towels by noon, then found the big laundry.',
    ),
    said('Doug A.', 5, 165, 'Our four-year-old learned to float here. That’s the whole review.'),
    said(
      'Crystal W.',
      5,
      244,
      'Wet hands and that sliding door to the hot tub, no trouble. It’s the little things.',
    ),
    hidden(
      'Shane V.',
      5,
      310,
      'Call my nephew at the bait shop in town if you want a fishing guide. Tell him Shane sent you.',
    ),
    said(
      'Henry P.',
      4,
      352,
      'Great for twelve if four of them like bunks. Theater sound is terrific.',
    ),
    said(
      'Tonya G.',
      5,
      474,
      'Back roads to the Parkway, just like the directions said. Skipped all the traffic.',
    ),
    said(
      'Matt C.',
      2,
      655,
      'Fun house, but our door code didn’t come through and we sat in the driveway twenty minutes. They made it right.',
    ),
  ],
  'fiddle-and-firefly': [
    said(
      'Becky S.',
      5,
      37,
      'My uncle took the fiddle down after supper and we heard songs he hadn’t played in twenty years.',
    ),
    said(
      'Jordan P.',
      5,
      171,
      'Lights off, ten minutes on the steps, and the whole meadow lit up. We didn’t need show tickets.',
    ),
    said(
      'Linda M.',
      4,
      232,
      'Good little cabin close to everything. The pinball machine is loud at 6 a.m. Ask me how I know.',
    ),
    said(
      'Eric T.',
      5,
      318,
      'Dog ran himself silly in that meadow. He slept all the way home to Ohio.',
    ),
    said(
      'Ashley K.',
      4,
      440,
      'Nice hot tub, easy drive. Some road noise from the south end on Saturday.',
    ),
    said('Rodney B.', 5, 602, 'Clear pet fee, no surprises. We’re on our third stay.'),
  ],
  'the-millers-daughter': [
    said('Judy F.', 5, 29, 'No steps anywhere I needed to go. After two new knees, I notice.'),
    said(
      'Ben and Sara W.',
      5,
      128,
      'The kids drew straws for the sleeping porch every night. I wish I were small enough.',
    ),
    said(
      'Gary L.',
      4,
      246,
      'River was low in September but still plenty for wading. Grits were excellent.',
    ),
    said('Nicole A.', 5, 391, 'Charged the car, threw the ball, fell asleep to the river. Repeat.'),
    said(
      'Melissa D.',
      4,
      577,
      'Great yard. A second trash can in the kitchen would help with eight people.',
    ),
  ],
  'bluff-mountain-barn-hall': [
    said(
      'The Ortega family',
      5,
      44,
      'Twenty-one of us at one table. We took the same picture my grandmother took in 1988.',
    ),
    said(
      'Sandra P.',
      5,
      157,
      'Uncle Dale complained about the drive and cried at the goodbye breakfast. She called it.',
    ),
    said(
      'Will T.',
      4,
      290,
      'Huge, spotless, well run. Bring a speaker for the hall and extra ice.',
    ),
    said(
      'Courtney B.',
      5,
      425,
      'Pickleball under the lights until somebody’s grandma told us to go to bed. She was playing too.',
    ),
    said('Jerry H.', 5, 612, 'Eight and a half baths and we needed every one.'),
  ],
  'carousel-hill': [
    said(
      'Katie R.',
      5,
      23,
      'Got the picture on the carousel horse with all five kids. Only one is crying.',
    ),
    said(
      'Anthony V.',
      5,
      79,
      'That shallow shelf in the pool kept my toddler busy and my mother dry. Genius.',
    ),
    said(
      'Shannon M.',
      4,
      153,
      'Close to the parks without hearing them. The popcorn machine takes some cleaning.',
    ),
    said(
      'Paul D.',
      4,
      238,
      'Every bedroom has its own bath. With two families, that’s the difference.',
    ),
    said('Wendy C.', 5, 346, 'Nobody asked for a phone charger all week. The game room did that.'),
    said('Curtis J.', 3, 486, 'Good house. Parking was a puzzle with three trucks.'),
    said('Allison G.', 5, 673, 'The price I saw first was the price I paid. I checked.'),
  ],
  'dumplin-creek-farmhouse': [
    said(
      'Connie B.',
      5,
      52,
      'I’m the seventy-six-year-old lady. I brought good shoes this time and won again.',
    ),
    said(
      'Travis H.',
      5,
      147,
      'Three dogs, six acres, one very muddy swim in the creek. Nobody at this place so much as raised an eyebrow.',
    ),
    said(
      'Robin L.',
      3,
      276,
      'Peaceful and roomy. It’s close to an hour to the park, so plan your mornings.',
    ),
    said('Sam and Dee F.', 5, 410, 'The old log room is full of good books. I finished two.'),
    said('Joanne K.', 5, 588, 'Fire pit big enough for three generations and a bad guitar player.'),
  ],
  'heron-house-on-the-french-broad': [
    said(
      'Margaret E.',
      5,
      83,
      'Saw eleven herons and one eagle before my husband got up. The binoculars are good ones.',
    ),
    said(
      'Victor S.',
      3,
      259,
      'Calm, bookish place. It’s farther from the park than we pictured, but you read it right there on the page.',
    ),
    said(
      'Lisa J.',
      5,
      503,
      'Coffee on that long deck with the river turning below. We’d planned to go out. We didn’t.',
    ),
  ],
  'papaws-porch': [
    said(
      'Randy C.',
      5,
      13,
      'Sat out a thunderstorm on the left end of the swing. Dry knees, best hour of the trip.',
    ),
    said('Michelle P.', 5, 46, 'Five of us for less than two motel rooms, and the dog came too.'),
    said('Ed W.', 4, 82, 'Simple and clean. One bath, so get up early.'),
    said(
      'Loretta M.',
      5,
      131,
      'Looks and smells like my grandparents’ place in Cosby. I got a little quiet.',
    ),
    said(
      'Jeremy S.',
      5,
      194,
      'Kids played checkers on that porch for three days. No screens, no fuss.',
    ),
    said('Dana R.', 4, 270, 'Great value. Mattress in the second bedroom is on the firm side.'),
    said('Earl T.', 5, 361, 'Not fancy, just like it says. I’ll take it over fancy.'),
    said(
      'Brittany L.',
      5,
      499,
      'Cooked trout on the grate over the fire pit. Felt like summer when I was ten.',
    ),
    said(
      'Frank N.',
      2,
      646,
      'Cheap, but the hallway floor creaks at every step and we had a light sleeper. Nobody got much rest.',
    ),
  ],
  'starling-rise': [
    said(
      'Diane K.',
      5,
      31,
      'We took blankets to the west corner and the birds came over in one big ribbon. Nobody spoke.',
    ),
    said(
      'Keith R.',
      5,
      99,
      'Short fast slide into the pool. I’m fifty-three and went down it forty times.',
    ),
    said(
      'Yvonne B.',
      4,
      186,
      'Big, bright, well stocked. Lots of stairs, though, so give the grandparents the main floor.',
    ),
    said(
      'Andrew C.',
      5,
      299,
      'Level parking for five cars. After the last place we rented, I could have kissed it.',
    ),
    said('Tammy D.', 4, 447, 'The air hockey table settled an argument from 1997.'),
    said('Russ M.', 4, 620, 'Great week. Took a while for the top floor to cool off in July.'),
  ],
  'tin-roof-duet': [
    said(
      'Jessica N.',
      5,
      14,
      'Hoped for rain, got rain. Floated under the skylight and listened to that roof for an hour.',
    ),
    said('Aaron P.', 5, 59, 'Our own pool and nobody else in it. I’m spoiled for hotels now.'),
    said('Gina L.', 4, 103, 'Lovely for two. With our teenagers on the sofa bed it was snug.'),
    said('Maurice T.', 5, 178, 'My wife never swims. She swam. Twice a day.'),
    said(
      'Cheryl H.',
      5,
      257,
      'Warm towels, low lights, and a door that locks from the inside. Whoever designed this is married.',
    ),
    said(
      'Nick G.',
      4,
      349,
      'Loved it. The hot tub was a bit cool the first night and fine after I called.',
    ),
    said(
      'Valerie S.',
      5,
      488,
      'Dropped our youngest at college and came straight here. Cried in the pool, felt better.',
    ),
    said('Todd F.', 5, 631, 'Level drive in, dinner fifteen minutes away. We only went out once.'),
  ],
  'hickory-switch': [
    hidden('Bonnie’s cousin', 5, 379, 'Test. Did this go through?'),
    said(
      'Bonnie A.',
      4,
      380,
      'Honked at the switchback like we were told. Five ridges on the clear day, two on the other.',
    ),
  ],
  'hayloft-in-the-cove': [
    said(
      'Laura C.',
      5,
      27,
      'I didn’t believe her about the mountain turning gold in that hay door. Then it did.',
    ),
    said('Stephen M.', 5, 91, 'Two dogs, one big field, zero complaints.'),
    said(
      'Carrie W.',
      3,
      176,
      'So pretty. The loft bed is up a real stair now, but mind your head.',
    ),
    said(
      'Isaac B.',
      5,
      283,
      'Marshmallows in the field two nights running. The smallest one had five.',
    ),
    said(
      'Marlene R.',
      4,
      415,
      'We waded at Metcalf Bottoms every afternoon and were back in the hot tub by five.',
    ),
    said(
      'Craig H.',
      4,
      598,
      'Quiet road, dark sky. Groceries are a drive, so stock up on the way in.',
    ),
  ],
  'roundtop-assembly': [
    said(
      'The Whitfield reunion',
      5,
      39,
      'Third step, first evening, clean shirts. We have the picture and it’s perfect.',
    ),
    said('Gwen T.', 5, 163, 'Eighteen people and not one argument about bathrooms.'),
    said(
      'Larry S.',
      3,
      301,
      'The griddle feeds an army. It’s a long way up for milk, so make a list.',
    ),
    said(
      'Rosemary D.',
      5,
      457,
      'My brothers haven’t been in one house since 2009. They played shuffleboard until two.',
    ),
    said('Jamal W.', 4, 615, 'We rebooked before we left, same as everybody, I guess.'),
  ],
  'quiet-hour': [
    said(
      'Sarah B.',
      5,
      16,
      'No Wi-Fi turned out to be the best thing in the house. We finished our sentences.',
    ),
    said(
      'Peter L.',
      5,
      50,
      'Played every record, read two books, added our walk to the map in pencil.',
    ),
    said(
      'Amy G.',
      4,
      97,
      'Exactly as quiet as it says. I’d add a brighter reading lamp on the left side.',
    ),
    said(
      'Louis D.',
      5,
      148,
      'My back hurt when we got here and didn’t when we left. Credit to the hot tub.',
    ),
    said('Christine P.', 5, 221, 'Found the love letter. Put it back. Not telling.'),
    said('Hal J.', 4, 308, 'Nice place. Bring your own coffee beans, the moka pot deserves them.'),
    said(
      'Meredith K.',
      5,
      390,
      'Three days, no clock hands, no plan. We honeymooned nearby in 1994 in a much worse cabin.',
    ),
    said('Terrence A.', 5, 521, 'Two chairs by the fire and no more. That says everything.'),
    said(
      'Glenn O.',
      1,
      612,
      'No Wi-Fi and no signal, just like the page says. I work for myself and drove to town twice a day.',
    ),
    said(
      'Joyce M.',
      4,
      684,
      'Wonderful for the two of us. Some folks will miss the phone. I did, a little.',
    ),
  ],
  'two-dogs-ridge': [
    said(
      'Karen V.',
      5,
      18,
      'Four dogs, one fee, and a shower at waist height. My back thanks you.',
    ),
    said(
      'Dustin M.',
      5,
      61,
      'Our shy rescue slept on the rug by the second night. That’s never happened.',
    ),
    said(
      'Elaine S.',
      3,
      112,
      'Perfect for the pups. Gravel was rutted after a storm, but we made it in a sedan.',
    ),
    said('Bob and Trish N.', 5, 174, 'They ignored the view. We didn’t.'),
    said(
      'Cody L.',
      5,
      248,
      'The treat jar was full when we came and empty when we left. It was the dog.',
    ),
    said(
      'Peggy W.',
      5,
      355,
      'Half an acre of fence and I finally drank a whole cup of coffee sitting down.',
    ),
    said(
      'Adam R.',
      4,
      463,
      'Sturdy furniture, good hot tub, no guilt about the fur. Dishwasher is a slow one.',
    ),
    said('Natalie F.', 5, 657, 'Everything washable, including the dogs.'),
  ],
  'sycamore-stilts': [
    said(
      'Julie H.',
      5,
      125,
      'Like sleeping in a treehouse a bridge engineer built. Nothing creaks.',
    ),
    said(
      'Dennis O.',
      4,
      364,
      'Fish supper with the creek under the window. Six steps to the hot tub, so bring a flashlight.',
    ),
  ],
  'long-meadow-lights': [
    said(
      'Theresa L.',
      5,
      36,
      'Easy parking, mountains in every window. My mother has already invited herself along next year.',
    ),
    said(
      'Ryan K.',
      5,
      189,
      'Opened the pool wall in June and had the meadow right there. The dog tried. We said no.',
    ),
    said(
      'Annette B.',
      4,
      327,
      'Easy house for a big group. I’d add a few more hooks in the bathrooms.',
    ),
    said(
      'Jacob S.',
      5,
      508,
      'Watched the game in the theater and I believe they heard us in town.',
    ),
  ],
};
