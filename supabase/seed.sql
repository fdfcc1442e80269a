-- Written by supabase/seed/build-seed.ts from the sources beside it. Do not edit.
-- Dates are relative to the day it runs. It only adds: rows that exist stay as they are.

insert into public.cabins (id, slug, title, short_desc, long_desc, hero_image_url, city, area, beds, baths, bedrooms, bed_types, max_guests, max_pets, featured, live, display_order, nightly_rate, cleaning_fee, pet_fee, mountain_mama_nightly_surcharge, amenities, mountain_facts, house_rules, mountain_mama_review, tiktok_ids, video_tour_url, views_last_7_days, free_cancel_days, check_in_time, check_out_time, latitude, longitude, elevation_ft, is_example) values
  ('fabbdb0a-51b5-8cb8-8791-97a490be39fd', 'laurel-lantern', 'Laurel Lantern', 'A lantern-lit porch, a hot tub and Mount Le Conte in the big window.', 'First light comes over Le Conte and straight down the stairs of the A-frame. The table for six has seen a lot of card games.' || E'\n\n' || 'Out back, six tin lanterns hang over the hot tub and a pair of rockers. The king room is on the main floor, next to a full bath. Downtown is at the bottom of the hill, and the last half mile is steep but paved.', '/images/cabins/laurel-lantern/hero.webp', 'Gatlinburg', 'gatlinburg', 3, 2, 2, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Great room","kind":"sofa_bed","count":1}]', 6, 0, true, true, 10, 21900, 12500, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":false,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 2,180 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, and steep at the end, with grades up to 14 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Sugarlands entrance, 20 minutes to the Metcalf Bottoms entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"One or two bars outside, fewer indoors. Wi-Fi tested at 220 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '6 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Steep drive: four-wheel drive or chains in snow.', 'Hot tub: shower first, no glass.'], 'Once Le Conte goes purple, nobody wants to come inside.', '{}', '/video/tours/laurel-lantern.mp4', 48, 14, '16:00', '10:00', 35.71862, -83.54871, 2180, true),
  ('d8a71331-bbf4-8d16-8298-4c02abc5144b', 'splash-and-cedar', 'Splash & Cedar', 'Built around a private indoor pool, ten minutes from the Parkway.', 'The pool is eighty-six degrees, in a cedar hall off the kitchen, so whoever’s making grilled cheese can still count heads. The hot tub is on the deck, through a door even wet hands can slide.' || E'\n\n' || 'Two king rooms have the quiet end of the main floor. Downstairs is what the kids will claim by supper. There’s one very large laundry, too.', '/images/cabins/splash-and-cedar/hero.webp', 'Pigeon Forge', 'pigeon-forge', 6, 4.5, 4, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"queen","count":2},{"room":"Bedroom 4","kind":"bunk","count":2}]', 12, 0, false, true, 20, 47900, 22500, null, 0, '{"hot_tub":true,"indoor_pool":true,"mountain_view":false,"fire_pit":false,"theater_room":true,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,240 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 6 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"25 minutes to the Greenbrier entrance, 30 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 80 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '12 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Room for 4 cars.', 'Hot tub: shower first, no glass.'], 'I never met a kid in that pool who noticed the rain.', array['7000000000000000102'], '/video/tours/splash-and-cedar.mp4', 44, 14, '16:00', '10:00', 35.81457, -83.51826, 1240, true),
  ('2304b19b-273b-876e-882a-10503bea1226', 'dumplin-creek-farmhouse', 'Dumplin Creek Farmhouse', 'A farmhouse on six acres, with pickleball, a fire pit and running room for dogs.', 'You get a pasture, a barn with a swing and a creek at the back fence. It’s for people who want the Smokies at the end of the day rather than the middle of it. The library is a log room about a century old.' || E'\n\n' || 'The hot tub faces the sunset, and there are pickleball paddles for eight in the mudroom. It’s close to the interstate and the better part of an hour from the park.', '/images/cabins/dumplin-creek-farmhouse/hero.webp', 'Sevierville', 'sevierville', 5, 3, 4, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 3","kind":"queen","count":1},{"room":"Bedroom 4","kind":"bunk","count":2}]', 10, 3, false, true, 30, 34900, 17500, 15000, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"firepit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":true,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"step_free_entrance":true,"trailer_parking":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 980 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 6 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"45 minutes to the Greenbrier entrance, 50 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 180 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '10 guests max, counting babies. No parties.', 'Up to 3 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Close the pasture gate. The neighbor keeps goats.', 'Hot tub: shower first, no glass.'], 'A 76-year-old beat me on that court. Bring shoes.', '{}', null, 24, 14, '16:00', '10:00', 35.91284, -83.56127, 980, true),
  ('1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 'hayloft-in-the-cove', 'Hayloft in the Cove', 'A converted barn with Cove Mountain over the field and room for two dogs.', 'The hay door is still twelve feet high, only now it’s glass, and Cove Mountain fills it from edge to edge. The stalls became a kitchen, and the floor kept its marks. I left those on purpose.' || E'\n\n' || 'The hot tub’s in the lean-to, open on the mountain side. The fire pit is out in the field, far enough out to see stars. Metcalf Bottoms, for wading, is ten minutes over the hill.', '/images/cabins/hayloft-in-the-cove/hero.webp', 'Wears Valley', 'wears-valley', 4, 2.5, 3, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 3","kind":"queen","count":1},{"room":"Loft","kind":"full","count":1}]', 8, 2, false, true, 40, 29900, 14900, 11000, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,510 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 8 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Metcalf Bottoms entrance, 15 minutes to the Townsend entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '8 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Stay on the mown field. The hay past the fence is the neighbor’s.', 'Hot tub: shower first, no glass.'], 'I’m no crier, but wait till that mountain turns gold.', array['7000000000000000103'], null, 22, 14, '16:00', '10:00', 35.72184, -83.66213, 1510, true),
  ('3c9d022c-80b5-8814-9f98-f0fc58ae5447', 'sourwood-and-honey', 'Sourwood & Honey', 'For two on Ski Mountain: a hot tub, the high peaks and honey on the counter.', 'You’ll find a jar of sourwood honey and a loaf on the counter, and that’s about as busy as it gets: pine boards, a wool sofa, a fire that starts with a switch.' || E'\n\n' || 'The king bed looks straight out at the high peaks. The hot tub is four paces from the bedroom door, screened on both sides. The trolley’s eight minutes down the mountain. Most people go once.', '/images/cabins/sourwood-and-honey/hero.webp', 'Gatlinburg', 'gatlinburg', 1, 1, 1, '[{"room":"Bedroom 1","kind":"king","count":1}]', 2, 0, true, true, 50, 18900, 9500, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":false,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"fireplace":true,"rocking_chairs":true,"fast_wifi":true,"streaming":true,"paved_road":true,"dishwasher":false,"washer":false,"dryer":false,"crib":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 2,640 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, and steep at the end, with grades up to 18 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow often on the trees. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"5 minutes to the Sugarlands entrance, 20 minutes to the Metcalf Bottoms entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"One or two bars outside, fewer indoors. Wi-Fi tested at 80 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '2 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Steep drive: four-wheel drive or chains in snow.', 'Made for two adults. The deck isn’t safe for little ones.'], 'Three days of talking about nothing. But first, toast.', '{}', null, 62, 14, '16:00', '10:00', 35.70813, -83.54216, 2640, true),
  ('55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 'fiddle-and-firefly', 'Fiddle & Firefly', 'A pinball machine, a hot tub and a meadow that blinks in June. Dogs welcome.', 'In early summer the meadow below the house blinks from dusk until about ten, and folks skip their shows to watch. The rest of the year it’s a good small cabin near Pigeon Forge.' || E'\n\n' || 'A fiddle hangs by the door, strung and in tune, because somebody always asks. The hot tub faces the grass, and the meadow belongs to the dogs before breakfast. The drive is short, paved and nearly level.', '/images/cabins/fiddle-and-firefly/hero.webp', 'Pigeon Forge', 'pigeon-forge', 3, 2, 2, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Great room","kind":"sofa_bed","count":1}]', 6, 2, false, true, 60, 19900, 12500, 8500, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"fire_pit":false,"theater_room":false,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,130 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 2 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"20 minutes to the Sugarlands entrance, 25 minutes to the Metcalf Bottoms entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '6 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Fiddle all night indoors, but not on the deck after 10 PM.', 'Hot tub: shower first, no glass.'], 'Lights off, sit on the steps, and give it ten minutes.', '{}', null, 29, 14, '16:00', '10:00', 35.77816, -83.57943, 1130, true),
  ('a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', 'heron-house-on-the-french-broad', 'Heron House on the French Broad', 'A quiet house on a bluff, with the river and its herons below the deck.', 'The French Broad makes a slow bend here. Herons fish the far bank in the morning and the near one in the evening. Binoculars are on a hook. It’s a bookish house, with a fireplace between two armchairs.' || E'\n\n' || 'The king room faces the river. The Level 2 charger is by the garage. Sevierville is just south, and the park gate is about an hour away.', '/images/cabins/heron-house-on-the-french-broad/hero.webp', 'Sevierville', 'sevierville', 5, 2, 3, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 3","kind":"twin","count":2},{"room":"Great room","kind":"sofa_bed","count":1}]', 8, 2, false, true, 70, 27900, 15000, 10000, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":true,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 960 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 7 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"50 minutes to the Greenbrier entrance, 55 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 140 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '8 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Stay behind the rail on the bluff, and leash dogs there.', 'Hot tub: shower first, no glass.'], 'Take the left armchair. The herons know where you sit.', '{}', null, 12, 14, '16:00', '10:00', 35.92816, -83.58343, 960, true),
  ('18dcf2fe-336b-871a-ab7f-2cde6c97613e', 'roundtop-assembly', 'Roundtop Assembly', 'A reunion house: indoor pool, theater, pickleball and one very long porch.', 'Reunions need a porch that holds everybody, so this one runs ninety feet, with Wears Valley below and nothing above but woods. Eighteen sleep without folding anything out, and every bedroom has a bath.' || E'\n\n' || 'Up the steps are pickleball and a fire pit with two rings of chairs. The kitchen has two ovens and a griddle the size of a door. Summer weeks run Saturday to Saturday.', '/images/cabins/roundtop-assembly/hero.webp', 'Wears Valley', 'wears-valley', 9, 7.5, 7, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"king","count":1},{"room":"Bedroom 4","kind":"king","count":1},{"room":"Bedroom 5","kind":"queen","count":2},{"room":"Bedroom 6","kind":"queen","count":1},{"room":"Bedroom 7","kind":"bunk","count":2}]', 18, 0, true, true, 80, 79900, 30000, null, 3, '{"hot_tub":true,"indoor_pool":true,"mountain_view":true,"fire_pit":true,"theater_room":true,"game_room":true,"wifi":true,"pickleball_court":true,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":true,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 2,240 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, and steep at the end, with grades up to 18 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Metcalf Bottoms entrance, 10 minutes to the Townsend entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"One or two bars outside, fewer indoors. Wi-Fi tested at 60 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 5 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '18 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Hot tub: shower first, no glass.', 'Trash goes in the bear bin, latched every time.'], 'Take the group photo early, while the shirts are clean.', '{}', null, 26, 30, '17:00', '10:00', 35.71093, -83.68847, 2240, true),
  ('1684aef4-0535-862c-8764-06ab62c3b816', 'woolly-bear-lodge', 'Woolly Bear Lodge', 'Near the Arts and Crafts loop: an indoor pool, an arcade and a twelve-seat theater.', 'The ground floor belongs to the pool, warm all year behind a wall of glass, with towel hooks at three heights. One door over are the arcade and the theater.' || E'\n\n' || 'Upstairs, two tables end to end feed sixteen, and there are two dishwashers because somebody asked. Everyone gets a door to close. The drive is easy enough for a minivan.', '/images/cabins/woolly-bear-lodge/hero.webp', 'Gatlinburg', 'gatlinburg', 8, 6.5, 6, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"king","count":1},{"room":"Bedroom 4","kind":"queen","count":2},{"room":"Bedroom 5","kind":"king","count":1},{"room":"Bedroom 6","kind":"bunk","count":2}]', 16, 0, false, true, 90, 64900, 28500, null, 5, '{"hot_tub":true,"indoor_pool":true,"mountain_view":false,"fire_pit":false,"theater_room":true,"arcade":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,760 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 8 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Greenbrier entrance, 15 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 100 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '16 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Room for 6 cars. No trailers or buses.', 'Hot tub: shower first, no glass.'], 'We used nineteen towels in a weekend. Now there are forty.', array['7000000000000000101', '7000000000000000104'], null, 39, 14, '16:00', '10:00', 35.73984, -83.47216, 1760, true),
  ('8ecf70bd-4bdd-863d-af29-a7414c44d82e', 'the-millers-daughter', 'The Miller’s Daughter', 'A riverside house with a flat yard and a sleeping porch kids fight over.', 'The Little Pigeon runs past the yard, shallow enough to wade in August and loud enough to sleep by all year. There are no steps to the door, and the king room and its bath are on that level, so it’s my pick for strollers and sore knees.' || E'\n\n' || 'A bag of stone-ground grits is waiting in the kitchen. The Level 2 charger is under the carport.', '/images/cabins/the-millers-daughter/hero.webp', 'Pigeon Forge', 'pigeon-forge', 5, 2.5, 3, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 3","kind":"full","count":1},{"room":"Bedroom 3","kind":"twin","count":2}]', 8, 2, false, true, 100, 25900, 14500, 12500, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":true,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"step_free_entrance":true,"trailer_parking":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,010 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 5 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"20 minutes to the Sugarlands entrance, 25 minutes to the Greenbrier entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 80 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '8 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Kids at the river need a grown-up beside them.', 'Hot tub: shower first, no glass.'], 'Bring water shoes. You won’t see the kids until supper.', '{}', null, 18, 14, '16:00', '10:00', 35.78127, -83.54962, 1010, true),
  ('a5e309ba-ece6-8af8-a35f-28748a183e61', 'papaws-porch', 'Papaw’s Porch', 'A deep front porch, a fire pit and my friendliest price for a family of five.', 'Papaw built it in 1962 and sat out front every evening after. It isn’t fancy. What it has is the porch, forty feet long, with a swing at one end and enough roof to sit out a thunderstorm with dry knees.' || E'\n\n' || 'There’s no hot tub, which is partly why it costs what it does. The fire pit has a grate for cooking, and the road is paved and quiet.', '/images/cabins/papaws-porch/hero.webp', 'Sevierville', 'sevierville', 3, 1, 2, '[{"room":"Bedroom 1","kind":"queen","count":1},{"room":"Bedroom 2","kind":"full","count":1},{"room":"Bedroom 2","kind":"twin","count":1}]', 5, 2, false, true, 110, 15900, 9800, 7500, 0, '{"hot_tub":false,"indoor_pool":false,"mountain_view":false,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"crib":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,040 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 2 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"30 minutes to the Greenbrier entrance, 40 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '5 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Go easy on the porch swing. It’s older than most of us.', 'Trash goes in the bear bin, latched every time.'], 'Sit on the left end of the swing. It doesn’t squeak.', '{}', null, 31, 7, '16:00', '10:00', 35.85672, -83.49388, 1040, true),
  ('e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 'quiet-hour', 'Quiet Hour', 'Unplugged, for two: no Wi-Fi, a wall of books, a hot tub and the valley.', 'You’ll get one bar of signal if you stand by the woodpile. There are four hundred books, a record player and a clock with no hands that a guest made me. It’s for two people who’d like to finish a sentence.' || E'\n\n' || 'The walk-in shower is for two. The fire pit has two chairs and no more. I leave a paper map with my walks in pencil. Add yours.', '/images/cabins/quiet-hour/hero.webp', 'Wears Valley', 'wears-valley', 1, 1, 1, '[{"room":"Bedroom 1","kind":"king","count":1}]', 2, 0, false, true, 120, 17900, 9900, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":false,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"fireplace":true,"paved_road":true,"dishwasher":false,"washer":false,"dryer":false,"crib":false,"fast_wifi":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 2,080 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, and steep at the end, with grades up to 16 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Metcalf Bottoms entrance, 20 minutes to the Townsend entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"One or two bars outside, fewer indoors. No Wi-Fi.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '2 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'The emergency phone is on the kitchen wall. Cell signal is weak.', 'Hot tub: shower first, no glass.'], 'I hid a love letter in one book. Please put it back.', '{}', null, 41, 14, '16:00', '10:00', 35.73492, -83.64386, 2080, true),
  ('2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 'three-ravens-overlook', 'Three Ravens Overlook', 'My highest house: a wraparound deck, with ravens at eye level most mornings.', 'The ravens think the deck rail is theirs. Even the kitchen sink faces the park. On clear mornings you look down on fog filling the valley like milk in a bowl.' || E'\n\n' || 'Downstairs there’s a pool table, shuffleboard and a closet of board games with all their pieces. The road up winds, so take it slow, and in daylight the first time.', '/images/cabins/three-ravens-overlook/hero.webp', 'Gatlinburg', 'gatlinburg', 5, 4, 4, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"queen","count":1},{"room":"Bedroom 4","kind":"bunk","count":2}]', 10, 0, false, true, 130, 38900, 18500, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":false,"theater_room":false,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 3,050 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, and steep at the end, with grades up to 16 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow often on the trees. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"5 minutes to the Sugarlands entrance, 20 minutes to the Metcalf Bottoms entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"One or two bars outside, fewer indoors. Wi-Fi tested at 200 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '10 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Four-wheel drive or chains on icy days.', 'Hot tub: shower first, no glass.'], 'Set one alarm. Coffee above the clouds, in your socks.', '{}', '/video/tours/three-ravens-overlook.mp4', 27, 14, '16:00', '10:00', 35.70921, -83.55638, 3050, true),
  ('ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', 'bluff-mountain-barn-hall', 'Bluff Mountain Barn Hall', 'For three generations: an indoor pool, pickleball and one table for twenty-two.', 'Grandparents in the ground-floor kings, cousins in the bunkhouse wing, everybody in the hall for supper. It has thirty-foot rafters, two fireplaces and enough baths to keep mornings friendly.' || E'\n\n' || 'The long side looks over Pigeon Forge to the Smokies. Pickleball has lights, and the hot tub holds eight. High-summer weeks run Saturday to Saturday, so nobody packs on a Wednesday.', '/images/cabins/bluff-mountain-barn-hall/hero.webp', 'Pigeon Forge', 'pigeon-forge', 11, 8.5, 8, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"king","count":1},{"room":"Bedroom 4","kind":"king","count":1},{"room":"Bedroom 5","kind":"queen","count":2},{"room":"Bedroom 6","kind":"queen","count":1},{"room":"Bedroom 7","kind":"bunk","count":2},{"room":"Bedroom 8","kind":"bunk","count":2}]', 22, 2, false, true, 140, 89000, 32500, 20000, 0, '{"hot_tub":true,"indoor_pool":true,"mountain_view":true,"fire_pit":true,"theater_room":true,"game_room":true,"wifi":true,"pickleball_court":true,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":true,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,920 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 7 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"25 minutes to the Metcalf Bottoms entrance, 30 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 180 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 5 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '22 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Hot tub: shower first, no glass.', 'Trash goes in the bear bin, latched every time.'], 'Somebody always cries at the goodbye breakfast here.', '{}', null, 21, 30, '17:00', '10:00', 35.79654, -83.62187, 1920, true),
  ('04e63fe5-e6a7-87be-8bd5-867862f89be4', 'starling-rise', 'Starling Rise', 'An indoor pool on a ridge where starlings wheel at sundown in fall.', 'From October to March the starlings gather over the valley at sundown, and the deck has the seats for it. The rest of the year the Smokies are the show. The house is glass on the south side and logs on the north.' || E'\n\n' || 'The pool has a slide that’s short and fast. The hot tub has the west corner of the deck. Parking is level.', '/images/cabins/starling-rise/hero.webp', 'Sevierville', 'sevierville', 7, 5.5, 5, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"king","count":1},{"room":"Bedroom 4","kind":"queen","count":2},{"room":"Bedroom 5","kind":"bunk","count":2}]', 14, 0, true, true, 150, 61900, 27500, null, 0, '{"hot_tub":true,"indoor_pool":true,"mountain_view":true,"fire_pit":false,"theater_room":true,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"rocking_chairs":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,540 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 5 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"40 minutes to the Metcalf Bottoms entrance, 40 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '14 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Room for 5 cars.', 'Hot tub: shower first, no glass.'], 'Bring a blanket at sundown. The birds are never late.', '{}', null, 35, 14, '16:00', '10:00', 35.85138, -83.61984, 1540, true),
  ('fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 'two-dogs-ridge', 'Two Dogs Ridge', 'A fenced half acre and a view the dogs will ignore. Bring up to four.', 'Biscuit and Waylon, retired now, had the final say. There’s a waist-high dog shower in the mudroom and a dog door that locks at night. One dog or four, it’s the same fee.' || E'\n\n' || 'People are welcome too. The king room has a porch, and the deck looks across Wears Valley to the mountains. The gravel road is fine for a regular car when it’s dry.', '/images/cabins/two-dogs-ridge/hero.webp', 'Wears Valley', 'wears-valley', 3, 2, 2, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 2","kind":"bunk","count":1}]', 6, 4, false, true, 160, 20900, 12000, 7500, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"dishwasher":true,"coffee_maker":true,"heating":true,"air_conditioning":true,"fireplace":true,"washer":true,"dryer":true,"linens":true,"towels":true,"tv":true,"board_games":true,"grill":true,"deck":true,"firewood":true,"fenced_yard":true,"dog_bowls":true,"dog_shower":true,"self_check_in":true,"bedroom_on_entry_floor":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"paved_road":false,"step_free_entrance":false}', '[{"topic":"elevation","text":"The cabin’s at 1,870 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Gravel for the last mile, with easy hills and no grade over 6 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"15 minutes to the Metcalf Bottoms entrance, 20 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 220 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '6 guests max, counting babies. No parties.', 'Up to 4 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Gravel road: four-wheel drive in snow.', 'Hot tub: shower first, no glass.'], 'I refill the treat jar. You or the dog, I won’t tell.', '{}', null, 30, 14, '16:00', '10:00', 35.74128, -83.61957, 1870, true),
  ('08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 'trout-lily-cottage', 'Trout Lily Cottage', 'A creekside cottage for you and the dog, with a fire ring on the bank.', 'You’ll hear the creek before you see the house. It runs twenty steps from the porch, and in April the bank is yellow with trout lilies.' || E'\n\n' || 'It stays cool in July, and the lane is flat enough for grandparents. The hot tub is under two hemlocks, and the basket of towels by the door is for paws. The shops are six minutes away.', '/images/cabins/trout-lily-cottage/hero.webp', 'Gatlinburg', 'gatlinburg', 2, 1, 2, '[{"room":"Bedroom 1","kind":"queen","count":1},{"room":"Bedroom 2","kind":"queen","count":1}]', 4, 2, false, true, 170, 16900, 11000, 7500, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"rocking_chairs":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"crib":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,460 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 2 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Sugarlands entrance, 15 minutes to the Greenbrier entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 80 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '4 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Watch kids at the creek, and stay out of it after heavy rain.', 'Hot tub: shower first, no glass.'], 'My old hound lay down in this creek and wouldn’t leave.', '{}', null, 33, 7, '16:00', '10:00', 35.73127, -83.50862, 1460, true),
  ('12601e25-607c-8c75-bafc-d2b6f5bb3e47', 'buttermilk-sky', 'Buttermilk Sky', 'New this season: an indoor pool and a deck that catches every sunset.', 'It’s named for the rippled clouds you get before the weather turns. The upper deck looks southeast and west, so you catch sunrise and sunset. Inside it’s pale oak, white walls and very good mattresses.' || E'\n\n' || 'The pool is long enough for real laps, with the hot tub just outside the glass. Every bedroom has its own bath, and ten fit without anybody drawing the short straw.', '/images/cabins/buttermilk-sky/hero.webp', 'Pigeon Forge', 'pigeon-forge', 5, 3.5, 3, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"queen","count":1},{"room":"Loft","kind":"bunk","count":2}]', 10, 0, true, true, 180, 42900, 19500, null, 0, '{"hot_tub":true,"indoor_pool":true,"mountain_view":true,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,680 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 8 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"30 minutes to the Metcalf Bottoms entrance, 35 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 120 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '10 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Shoes off, please. Slippers are by the door.', 'Hot tub: shower first, no glass.'], 'Swim your laps, then watch the sky do all the work.', '{}', null, 9, 14, '16:00', '10:00', 35.82219, -83.60473, 1680, true),
  ('b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 'tin-roof-duet', 'Tin Roof Duet', 'Just the one bedroom, and an indoor pool all your own.', 'A private pool usually comes with six bedrooms. This one comes with one. It’s fourteen feet by twenty, heated, with a skylight over the deep end and a metal roof that turns rain into percussion. The lights dim to almost nothing, and the door locks from the inside.' || E'\n\n' || 'The king room opens onto the pool. The sofa bed is for children, or friends you like. Dinner is fifteen minutes away.', '/images/cabins/tin-roof-duet/hero.webp', 'Sevierville', 'sevierville', 2, 1.5, 1, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Great room","kind":"sofa_bed","count":1}]', 4, 0, false, true, 190, 24900, 12900, null, 2.5, '{"hot_tub":true,"indoor_pool":true,"mountain_view":false,"fire_pit":false,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"fireplace":true,"rocking_chairs":true,"fast_wifi":true,"streaming":true,"paved_road":true,"dishwasher":false,"washer":false,"dryer":false,"crib":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,150 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 2 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"35 minutes to the Greenbrier entrance, 40 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 60 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '4 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Hot tub: shower first, no glass.', 'Trash goes in the bear bin, latched every time.'], 'Hope for rain. It’s the cheapest concert in Tennessee.', '{}', null, 52, 14, '16:00', '10:00', 35.86453, -83.52417, 1150, true),
  ('e469c729-cec7-8cc3-8d83-a903660d44fb', 'sycamore-stilts', 'Sycamore Stilts', 'A small house on tall posts over Walden Creek, with a hot tub in the sycamores.', 'It stands on sixteen posts, high enough that you look into the trees rather than at them. A bridge builder made it, and you can tell: steel cable rails, a gangway to the door, nothing that creaks.' || E'\n\n' || 'The hot tub has a platform of its own, up six steps. The road’s paved, there’s parking for two, and the general store is three minutes away.', '/images/cabins/sycamore-stilts/hero.webp', 'Wears Valley', 'wears-valley', 3, 1.5, 2, '[{"room":"Bedroom 1","kind":"queen","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Loft","kind":"twin","count":1}]', 5, 0, false, true, 200, 18500, 11500, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"fire_pit":false,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"step_free_entrance":true,"crib":false,"trailer_parking":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,450 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 5 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"15 minutes to the Metcalf Bottoms entrance, 25 minutes to the Townsend entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '5 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'No jumping in the creek off the gangway.', 'Hot tub: shower first, no glass.'], 'My grandson asks if it’s a treehouse. I say it is.', '{}', null, 7, 14, '16:00', '10:00', 35.75216, -83.64871, 1450, true),
  ('7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', 'the-moonshiners-ledger', 'The Moonshiner’s Ledger', 'A copper-topped bar, a game room and a charger, between Gatlinburg and Pigeon Forge.', 'I found a ledger in the wall when I remodeled, full of initials and gallons. Now it hangs over the copper-topped bar, and the dark wood and brass lamps follow its lead.' || E'\n\n' || 'The king suite has the top floor to itself. The game room has a pool table and a dartboard with years of chalk scores. The hot tub is out back among the oaks, with no view and no neighbors.', '/images/cabins/the-moonshiners-ledger/hero.webp', 'Gatlinburg', 'gatlinburg', 4, 3, 3, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 3","kind":"queen","count":1},{"room":"Game room","kind":"sofa_bed","count":1}]', 8, 0, false, true, 210, 28900, 15500, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":false,"fire_pit":false,"theater_room":false,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":true,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,980 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 7 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter. Bring four-wheel drive or chains, or wait until noon.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Frosty nights into May, and some foggy mornings.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"A few degrees cooler than town.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in mid-October, right around the first frost.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"15 minutes to the Sugarlands entrance, 20 minutes to the Greenbrier entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 120 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '8 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'The framed ledger stays on the wall, please.', 'Hot tub: shower first, no glass.'], 'Ask me about page nine. Those initials might be family.', '{}', null, 14, 14, '16:00', '10:00', 35.74395, -83.53718, 1980, true),
  ('22215435-c84a-85c0-b146-411a8c5a6ae9', 'carousel-hill', 'Carousel Hill', 'Close to the parks and shows, with an indoor pool and a carousel horse.', 'The horse on the landing came off a county-fair carousel, and every child who stays gets a picture on it. It’s great for two families, or one big loud one.' || E'\n\n' || 'Every bedroom has a bath. The pool has a shallow shelf for small swimmers, and the theater has a popcorn machine. Mid-June to mid-August, stays run Saturday to Saturday.', '/images/cabins/carousel-hill/hero.webp', 'Pigeon Forge', 'pigeon-forge', 7, 5, 5, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"queen","count":2},{"room":"Bedroom 4","kind":"queen","count":1},{"room":"Bedroom 5","kind":"bunk","count":2}]', 14, 0, false, true, 220, 58900, 26500, null, 8, '{"hot_tub":true,"indoor_pool":true,"mountain_view":false,"fire_pit":false,"theater_room":true,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,390 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 7 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"20 minutes to the Greenbrier entrance, 30 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 200 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '14 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'One child at a time on the carousel horse.', 'Hot tub: shower first, no glass.'], 'Toddlers splash, grandmas sit, and everybody’s happy.', '{}', null, 37, 14, '16:00', '10:00', 35.80873, -83.50184, 1390, true),
  ('a11497e8-07b2-8590-a7e5-e31095b03ff2', 'pebble', 'Pebble', 'One room, one bed and one porch for two: my smallest cabin.', 'Three hundred square feet: a bed under the window, a kitchen along one wall and a porch nearly as big as the inside. It was a studio for a daughter who moved to Oregon. She took the loom and left the good light.' || E'\n\n' || 'You get two burners, a small oven and a table that folds down. You don’t get a hot tub, a TV or a view. It’s my lowest price.', '/images/cabins/pebble/hero.webp', 'Sevierville', 'sevierville', 1, 1, 1, '[{"room":"Main room","kind":"queen","count":1}]', 2, 0, false, true, 230, 13900, 9500, null, 0, '{"hot_tub":false,"indoor_pool":false,"mountain_view":false,"fire_pit":false,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"rocking_chairs":true,"fast_wifi":true,"streaming":true,"paved_road":true,"dishwasher":false,"washer":false,"dryer":false,"crib":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,020 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 6 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"40 minutes to the Greenbrier entrance, 45 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 3 PM, check-out by 11 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '2 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Trash goes in the bear bin, latched every time.', 'Quiet outside, 10 PM to 8 AM.'], 'I’d keep this one for myself if I could sit still.', '{}', null, 3, 14, '15:00', '11:00', 35.88937, -83.53291, 1020, true),
  ('2b7b774c-b152-869d-b828-eb7f81caf7f8', 'long-meadow-lights', 'Long Meadow Lights', 'A level, easy house with an indoor pool and the mountains across the meadow.', 'At night it’s a row of lights across the meadow, long, low and mostly glass. With level parking, wide doors and a Level 2 charger, it’s easy on grandparents. Every main room faces the mountains.' || E'\n\n' || 'The pool has a wall that slides open in summer. Dogs are welcome in the house and on the meadow, though not in the pool, whatever they tell you.', '/images/cabins/long-meadow-lights/hero.webp', 'Wears Valley', 'wears-valley', 6, 4, 4, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"king","count":1},{"room":"Bedroom 3","kind":"queen","count":1},{"room":"Bedroom 4","kind":"bunk","count":2},{"room":"Great room","kind":"sofa_bed","count":1}]', 12, 2, false, true, 240, 49900, 23500, 17500, 0, '{"hot_tub":true,"indoor_pool":true,"mountain_view":true,"fire_pit":false,"theater_room":true,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":true,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"rocking_chairs":true,"high_chair":true,"crib":true,"bunk_room":true,"fast_wifi":true,"streaming":true,"dog_bowls":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,480 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 2 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Metcalf Bottoms entrance, 20 minutes to the Townsend entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 100 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 25+ with a photo ID, and stay the whole time.', '12 guests max, counting babies. No parties.', 'Up to 2 dogs; add them when you book. A surprise pet costs $250.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'No dogs in the pool room.', 'Hot tub: shower first, no glass.'], 'Mother gets around here on her own, and she’s particular.', '{}', null, 16, 14, '16:00', '10:00', 35.71767, -83.63524, 1480, true),
  ('9faa5c5d-7016-8940-b763-9f465cc13fc8', 'the-painters-loft', 'The Painter’s Loft', 'A former studio on the craft loop, with north light and an easel.', 'A watercolor painter worked here for thirty years. Her two-story north window is still the best thing in the house, and her easel’s in the corner with a drawer of paper. Help yourself.' || E'\n\n' || 'The bath has a claw-foot tub. A ship ladder goes up to the loft, which older kids fight over. There’s no hot tub and no TV, and mostly you’ll hear wood thrushes.', '/images/cabins/the-painters-loft/hero.webp', 'Gatlinburg', 'gatlinburg', 2, 1, 1, '[{"room":"Bedroom 1","kind":"queen","count":1},{"room":"Loft","kind":"full","count":1}]', 4, 0, false, true, 250, 14900, 9900, null, 0, '{"hot_tub":false,"indoor_pool":false,"mountain_view":false,"fire_pit":true,"theater_room":false,"game_room":false,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"rocking_chairs":true,"fast_wifi":true,"streaming":true,"paved_road":true,"dishwasher":false,"washer":false,"dryer":false,"crib":false,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,610 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, with easy hills and no grade over 5 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"10 minutes to the Greenbrier entrance, 15 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 120 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"Wind, birds, and the occasional neighbor.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '4 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'The loft ladder isn’t for kids under 6.', 'Keep paint on the paper.'], 'I can’t paint a lick, and I still open that drawer of paper.', '{}', null, 11, 14, '16:00', '10:00', 35.72648, -83.47953, 1610, true),
  ('86178ca4-fe93-80f9-a1ce-4ef42ade7b69', 'hickory-switch', 'Hickory Switch', 'A log cabin on a switchback road, with a window full of ridges.', 'The road makes one hard switchback around a shagbark hickory, and there you are. You can count five ridges from the great room on a clear day.' || E'\n\n' || 'Downstairs there’s a pool table and an old cabinet game that takes no coins. The hot tub is out of the wind. I’m refinishing the floors and replacing the range this season, and I’ll open again when that’s done.', '/images/cabins/hickory-switch/hero.webp', 'Sevierville', 'sevierville', 4, 2, 3, '[{"room":"Bedroom 1","kind":"king","count":1},{"room":"Bedroom 2","kind":"queen","count":1},{"room":"Bedroom 3","kind":"full","count":1},{"room":"Bedroom 3","kind":"twin","count":1}]', 7, 0, false, false, 260, 26900, 14000, null, 0, '{"hot_tub":true,"indoor_pool":false,"mountain_view":true,"fire_pit":false,"theater_room":false,"game_room":true,"wifi":true,"pickleball_court":false,"ev_charger":false,"parking":true,"kitchen":true,"refrigerator":true,"stove":true,"oven":true,"microwave":true,"coffee_maker":true,"toaster":true,"cookware":true,"dishes":true,"dining_table":true,"heating":true,"air_conditioning":true,"hair_dryer":true,"towels":true,"linens":true,"soap":true,"hot_water":true,"tv":true,"board_games":true,"books":true,"deck":true,"grill":true,"self_check_in":true,"smoke_alarm":true,"carbon_monoxide_alarm":true,"fire_extinguisher":true,"first_aid_kit":true,"outdoor_camera":true,"dishwasher":true,"washer":true,"dryer":true,"fireplace":true,"rocking_chairs":true,"high_chair":true,"crib":true,"fast_wifi":true,"streaming":true,"paved_road":true,"bedroom_on_entry_floor":true,"trailer_parking":false,"step_free_entrance":false,"elevator":false}', '[{"topic":"elevation","text":"The cabin’s at 1,310 feet.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"road","text":"Paved all the way, and steep at the end, with grades up to 19 percent.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"winter","text":"Snow 1–5 days a winter, rarely past noon. A regular car with good tires is fine.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"spring","text":"Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"summer","text":"Warm afternoons, often with a short storm.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"fall","text":"The leaves turn in late October. Expect slow weekends on every road to the park.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"park","text":"35 minutes to the Metcalf Bottoms entrance, 40 minutes to the Sugarlands entrance. Longer on October weekends.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"signal","text":"Three bars indoors with the big carriers. Wi-Fi tested at 160 Mbps.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"noise","text":"A little traffic in the daytime, quiet after ten.","source":"Example facts for an example cabin","date":"2026-10-01"},{"topic":"bears","text":"We see one a few times a year. Latch the trash bin, and never leave food in the car.","source":"Example facts for an example cabin","date":"2026-10-01"}]', array['Check-in after 4 PM, check-out by 10 AM Eastern time.', 'The person who books must be 21+ with a photo ID, and stay the whole time.', '7 guests max, counting babies. No parties.', 'No pets. Service animals welcome.', 'No smoking or vaping indoors.', 'One doorbell camera, none indoors.', 'Honk once at the switchback.', 'Hot tub: shower first, no glass.'], null, '{}', null, 0, 14, '16:00', '10:00', 35.84419, -83.64127, 1310, true)
on conflict do nothing;

insert into public.cabin_arrivals (
  cabin_id, address, directions, parking, door_kind, door_code, door_note, wifi_name, wifi_password, manual
) values
  ('fabbdb0a-51b5-8cb8-8791-97a490be39fd', '18 Lantern Bend Lane, Gatlinburg, Tennessee', 'Turn uphill at the red mailbox. The last half mile is steep and paved, so use low gear. It’s the fourth drive on the right, with two lanterns on the posts. This is an example cabin, so the lane and the turns are made up.', 'Two cars on the pad by the steps. Set the brake.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Laurel Lantern guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('d8a71331-bbf4-8d16-8298-4c02abc5144b', '207 Cannonball Court, Pigeon Forge, Tennessee', 'Take the back road past the cedar fence and stay left at the fork. The house is at the end of the court, behind three tall cedars. This is an example cabin, so the lane and the turns are made up.', 'Four cars: two in front of the garage and two beside it.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Splash & Cedar guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('2304b19b-273b-876e-882a-10503bea1226', '640 Muddy Dog Road, Sevierville, Tennessee', 'After the little bridge, turn in at the gate with the horseshoe. Close it behind you, because the neighbor keeps goats. The house is past the barn. This is an example cabin, so the lane and the turns are made up.', 'Room for five cars on the gravel by the barn.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Dumplin Creek Farmhouse guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '75 Second Cutting Lane, Wears Valley, Tennessee', 'Follow the hay fence to the third gate. The barn with the big door is yours, on the left. This is an example cabin, so the lane and the turns are made up.', 'Three cars beside the lean-to. Please stay off the mown field.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Hayloft in the Cove guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('3c9d022c-80b5-8814-9f98-f0fc58ae5447', '3 Beeswax Lane, Gatlinburg, Tennessee', 'The road up is steep and winding, so come before dark. Pass the last mailbox, then it’s the first drive on the left. This is an example cabin, so the lane and the turns are made up.', 'One car under the deck, and one beside it.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Sourwood & Honey guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '52 Firefly Meadow Lane, Pigeon Forge, Tennessee', 'Turn at the sign with the fiddle. The drive is short and paved, and the cabin sits at the edge of the meadow. This is an example cabin, so the lane and the turns are made up.', 'Three cars in front of the porch.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Fiddle & Firefly guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '9 Left Armchair Lane, Sevierville, Tennessee', 'Stay on the river road until the pavement bends away from the water. The house is straight ahead on the bluff. This is an example cabin, so the lane and the turns are made up.', 'Three cars. The charger is on the wall of the garage.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Heron House guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('18dcf2fe-336b-871a-ab7f-2cde6c97613e', '480 Clean Shirts Lane, Wears Valley, Tennessee', 'Keep right at both forks and don’t trust the one that looks shorter. The long house with the wide steps is at the top. This is an example cabin, so the lane and the turns are made up.', 'Eight cars on the upper lot. A trailer fits along the fence.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Roundtop Assembly guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('1684aef4-0535-862c-8764-06ab62c3b816', '311 Woolly Bear Way, Gatlinburg, Tennessee', 'The lane climbs gently for half a mile. Pass the two small cabins. The lodge is the big one at the turnaround. This is an example cabin, so the lane and the turns are made up.', 'Six cars around the turnaround. No trailers or buses.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Woolly Bear Lodge guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('8ecf70bd-4bdd-863d-af29-a7414c44d82e', '128 Grindstone Lane, Pigeon Forge, Tennessee', 'Cross the one-lane bridge and turn left along the river. The millstone by the drive is how you’ll know it. This is an example cabin, so the lane and the turns are made up.', 'Three cars. The charger is under the carport.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'The Miller’s Daughter guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('a5e309ba-ece6-8af8-a35f-28748a183e61', '1962 Porch Swing Lane, Sevierville, Tennessee', 'Turn at the white church. The road is level, and it’s the third house on the left, the one with the forty-foot porch. This is an example cabin, so the lane and the turns are made up.', 'Two cars in the side yard, under the walnut tree.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Papaw’s Porch guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '11 No Hurry Lane, Wears Valley, Tennessee', 'Save these before you leave, because the signal drops at the church. From there it’s two miles up, then right at the stone wall. This is an example cabin, so the lane and the turns are made up.', 'Two cars beside the woodshed.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', null, null, 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '333 Raven’s Elbow Road, Gatlinburg, Tennessee', 'The road up winds for three miles. Take it in daylight the first time. The drive is on the outside of the last curve. This is an example cabin, so the lane and the turns are made up.', 'Four cars along the wall. Back in, and leaving is easy.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Three Ravens Overlook guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '90 Long Table Road, Pigeon Forge, Tennessee', 'Climb past the water tower and follow the split-rail fence. The hall is the red barn at the end. This is an example cabin, so the lane and the turns are made up.', 'Ten cars on the gravel lot. A trailer fits at the far side.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Bluff Mountain Barn Hall guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('04e63fe5-e6a7-87be-8bd5-867862f89be4', '214 Starling Rise, Sevierville, Tennessee', 'Turn left at the pond and go up the rise. The house with the glass side is at the top. This is an example cabin, so the lane and the turns are made up.', 'Five cars, all level.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Starling Rise guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '22 Good Boy Lane, Wears Valley, Tennessee', 'The pavement ends at the horse barn. Then it’s a mile of gravel, fine for a regular car when dry. Look for the two iron dogs. This is an example cabin, so the lane and the turns are made up.', 'Three cars in front of the fence. Close the gate before the dogs get out.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Two Dogs Ridge guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '61 Speckled Creek Lane, Gatlinburg, Tennessee', 'The lane runs flat along the creek. Cross the plank bridge. It’s the green cottage under the hemlocks. This is an example cabin, so the lane and the turns are made up.', 'Two cars on this side of the bridge.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Trout Lily Cottage guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('12601e25-607c-8c75-bafc-d2b6f5bb3e47', '170 Slipper Lane, Pigeon Forge, Tennessee', 'Go up past the stone gateposts and take the second drive on the right. You’ll see the glass of the pool first. This is an example cabin, so the lane and the turns are made up.', 'Four cars in front of the house.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Buttermilk Sky guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '8 Rain Check Lane, Sevierville, Tennessee', 'Turn off at the fruit stand. The drive is level and the tin roof shows from the road. This is an example cabin, so the lane and the turns are made up.', 'Two cars by the kitchen door.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Tin Roof Duet guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('e469c729-cec7-8cc3-8d83-a903660d44fb', '45 Gangway Lane, Wears Valley, Tennessee', 'It’s three minutes past the general store, on the creek side. Park, then walk across the gangway. This is an example cabin, so the lane and the turns are made up.', 'Two cars at the near end of the gangway.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Sycamore Stilts guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '1931 Page Nine Lane, Gatlinburg, Tennessee', 'Turn at the old mill and keep right. The cabin sits back in the oaks, so watch for the copper lamp. This is an example cabin, so the lane and the turns are made up.', 'Three cars. The charger is beside the parking pad.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'The Moonshiner’s Ledger guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('22215435-c84a-85c0-b146-411a8c5a6ae9', '14 Brass Ring Lane, Pigeon Forge, Tennessee', 'Take the hill road behind the parks, then the second left. A painted horse is on the mailbox. This is an example cabin, so the lane and the turns are made up.', 'Five cars. With three trucks, put one across the back.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Carousel Hill guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('a11497e8-07b2-8590-a7e5-e31095b03ff2', '2 Skipping Stone Lane, Sevierville, Tennessee', 'Turn at the weaver’s sign. The little one behind the big maple is yours. This is an example cabin, so the lane and the turns are made up.', 'One car beside the maple.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Pebble guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('2b7b774c-b152-869d-b828-eb7f81caf7f8', '500 Long Meadow Lane, Wears Valley, Tennessee', 'Pass the general store and turn right at the meadow. The drive is level and lit at night. This is an example cabin, so the lane and the turns are made up.', 'Six cars, level, beside the charger.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Long Meadow Lights guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('9faa5c5d-7016-8940-b763-9f465cc13fc8', '27 Wet Paint Lane, Gatlinburg, Tennessee', 'Follow the crafts loop past the third potter. The cabin with the tall north window is up the path on the left. This is an example cabin, so the lane and the turns are made up.', 'Two cars at the foot of the path.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'The Painter’s Loft guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.'),
  ('86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '36 Honk Once Lane, Sevierville, Tennessee', 'Honk at the switchback, then take the upper drive. You’ll see five ridges when you get out. This is an example cabin, so the lane and the turns are made up.', 'Three cars on the upper drive.', 'fixed', '2580', 'The keypad is on the front door. Type the code, then press the check mark.', 'Hickory Switch guest', 'example-porch', 'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.

Before you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.')
on conflict do nothing;

insert into public.cabin_photos (id, cabin_id, image_url, description, room_type, display_order) values
  ('14abd2dd-aa34-8e48-86c7-a869d31cd991', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/hero.webp', 'Laurel Lantern, an A-frame chalet, at first light', 'exterior', 1),
  ('e1569ba5-ac78-8711-aeb7-be5796cbc268', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/2-great-room.webp', 'A-frame great room with a stone fireplace and a window toward Mount Le Conte', 'great_room', 2),
  ('d8fe5bd7-62cc-8126-9f91-fbafd8be6d5e', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/3-kitchen.webp', 'Kitchen with a gas range, an island and two stools', 'kitchen', 3),
  ('07d37cf1-c1a7-8929-aab4-f33a63af4bd5', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/4-dining.webp', 'Card-game table for six under a tin pendant lamp', 'dining', 4),
  ('77b236c3-3de9-83bb-8870-b8defa379e41', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/5-bedroom.webp', 'Main-floor king bedroom with a forest window', 'bedroom', 5),
  ('e5171793-8024-8720-9009-04ddcb09d335', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/6-bedroom.webp', 'Queen bedroom upstairs under the eaves, with a patchwork quilt', 'bedroom', 6),
  ('42b20f28-823b-85b4-b99d-5d6dfacecd8c', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/7-bathroom.webp', 'Upstairs bath with a white tub and a round mirror', 'bathroom', 7),
  ('4a460d7e-a3eb-8789-b3fe-89dfff99e9a0', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/8-hot-tub.webp', 'Hot tub on the covered back porch above the treetops', 'hot_tub', 8),
  ('05d34f86-06d1-811a-8db1-6a9448c6c37c', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/9-deck.webp', 'Two rockers on the lantern porch at dusk', 'deck', 9),
  ('65d22952-0d08-874d-aba7-cbcad9e5c932', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/images/cabins/laurel-lantern/10-view.webp', 'Mount Le Conte in layers of blue from the porch rail', 'view', 10),
  ('8df617a8-c2f8-8475-8bed-e3da2708913d', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/hero.webp', 'Splash & Cedar with the glass of the pool hall lit', 'exterior', 1),
  ('b860f679-7d16-8bd2-b087-484a6d373c0a', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/2-pool.webp', 'Cedar-lined indoor pool seen from the kitchen door', 'pool', 2),
  ('cddbccc7-f1cb-8584-984f-e75738f61f24', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/3-great-room.webp', 'Great room with deep sofas and a stone hearth', 'great_room', 3),
  ('fba8fa94-f7f7-882c-9381-2a7f0091badc', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/4-kitchen.webp', 'Kitchen with a long island next to the pool hall', 'kitchen', 4),
  ('660685de-9da2-8b49-958d-3e7d63a9d457', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/5-dining.webp', 'Farm table for twelve', 'dining', 5),
  ('1a638a2e-491b-89a4-93d0-1e4d2466f4d9', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/6-bedroom.webp', 'King bedroom at the quiet end of the house', 'bedroom', 6),
  ('2e2cf080-b051-8544-883b-c4357d000331', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/7-bathroom.webp', 'Main bath with a double-ended tub', 'bathroom', 7),
  ('97e334c0-63fd-8138-bfc9-7b7ce08e3c5d', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/8-theater.webp', 'Theater with a wall-size screen, a long sofa and beanbags', 'theater', 8),
  ('cd23ef4a-606e-81f1-aa3b-658b1b2ce8ee', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/9-game-room.webp', 'Game room with a pool table and an arcade cabinet', 'game_room', 9),
  ('19110fc5-7a44-831d-bc76-ca432425c108', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', '/images/cabins/splash-and-cedar/10-hot-tub.webp', 'Hot tub on the deck outside the sliding door', 'hot_tub', 10),
  ('7afe8129-4bef-88bc-ba26-69a5d6f08114', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/hero.webp', 'Dumplin Creek Farmhouse across the pasture', 'exterior', 1),
  ('8e02073f-4dbb-88b6-b51d-6fdcca03d118', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/2-great-room.webp', 'The old log room with a fireplace and reading sofa', 'great_room', 2),
  ('8129ee1f-ead6-8925-8375-3b4459327ebe', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/3-kitchen.webp', 'Farmhouse kitchen with an island and hanging lamps', 'kitchen', 3),
  ('e17ce78a-a187-838b-921e-e67568dd549d', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/4-dining.webp', 'Trestle table for ten', 'dining', 4),
  ('a7ba49a5-deac-87b3-9d75-feca7f6c220d', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/5-bedroom.webp', 'King bedroom with a porch door', 'bedroom', 5),
  ('e22bec69-e7c0-85ea-a242-848ca0fb2a0b', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/6-bedroom.webp', 'Bunk room with checked blankets', 'bedroom', 6),
  ('5734a87f-3f53-874e-aa57-61aa73494cdd', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/7-bathroom.webp', 'Farmhouse bath with a white tub', 'bathroom', 7),
  ('676b9d2a-2cf0-8b30-9b18-0d8ad0c0cce3', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/8-exterior.webp', 'Pickleball court where the tobacco barn stood', 'exterior', 8),
  ('8b12c8e3-65f4-8446-acfb-0ccb019b18b2', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/9-hot-tub.webp', 'Hot tub on the pasture side at sunset', 'hot_tub', 9),
  ('d8b1c04b-7cd9-8eea-ae72-a3b09674f828', '2304b19b-273b-876e-882a-10503bea1226', '/images/cabins/dumplin-creek-farmhouse/10-pets.webp', 'Farm dog keeping watch from the porch', 'pets', 10),
  ('00480299-10c1-8f80-b458-1e57f9f1bc0f', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/hero.webp', 'Hayloft in the Cove, a gabled barn in its mown field', 'exterior', 1),
  ('42012fd3-3f76-84d0-b861-5e30a0f6c60d', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/2-great-room.webp', 'Great room behind the old hay door, now all glass', 'great_room', 2),
  ('a17d6e8b-8eef-8d1b-87f7-8fb2430e527f', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/3-kitchen.webp', 'Kitchen in the former stalls, with an island', 'kitchen', 3),
  ('52a68e52-3af3-8e6b-b1c8-1999d9bd710a', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/4-dining.webp', 'Barn-board table for eight', 'dining', 4),
  ('9ae1b985-26f7-8bab-a79a-42a54647a825', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/5-bedroom.webp', 'King bedroom behind the silo wall', 'bedroom', 5),
  ('b1abc72c-d6ec-83df-a547-b2d65b95d51d', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/6-bedroom.webp', 'Queen bedroom on the upper floor', 'bedroom', 6),
  ('e53038a0-0283-8d50-917d-27c54812eb70', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/7-bathroom.webp', 'Bath with a trough-style tub', 'bathroom', 7),
  ('7264bec4-ba2b-8211-be22-2f087356304c', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/8-hot-tub.webp', 'Hot tub in the open lean-to', 'hot_tub', 8),
  ('a79db47e-db43-871a-86ee-51c2b9ddea1b', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/9-view.webp', 'Cove Mountain across the field', 'view', 9),
  ('f7d2872f-dd50-84b1-acdd-e08262f7c2f0', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', '/images/cabins/hayloft-in-the-cove/10-pets.webp', 'Dog waiting at the barn door', 'pets', 10),
  ('db16725b-6831-8ccb-9f48-6cf43ca68651', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/hero.webp', 'Sourwood & Honey on its slope, one lit window at dusk', 'exterior', 1),
  ('160e97bb-71b3-8142-84e9-0051e80ef861', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/2-great-room.webp', 'Pine-board sitting room with a wool sofa and a gas fire', 'great_room', 2),
  ('9770192e-c307-80dd-8be7-71345dfe7c43', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/3-kitchen.webp', 'Small kitchen with open shelves and honey on the counter', 'kitchen', 3),
  ('9a549595-5bd5-8d11-be35-701e854d64bb', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/4-dining.webp', 'Breakfast table for two beside the window', 'dining', 4),
  ('ea312d7c-441c-896a-ae3c-920662e7903c', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/5-bedroom.webp', 'King bed facing the high peaks', 'bedroom', 5),
  ('9381afa7-8e46-8a15-852d-ac503f59e10c', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/6-bathroom.webp', 'Bath with a deep tub and a heated floor', 'bathroom', 6),
  ('6d22df0b-d885-8856-90cc-8c2c9574fa74', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/7-hot-tub.webp', 'Screened hot tub outside the bedroom door, open to the peaks', 'hot_tub', 7),
  ('3af0ac38-92ba-86d9-94c7-97c3da3248e6', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/8-view.webp', 'Morning clouds below the high ridges of the park', 'view', 8),
  ('61bb1a96-6db0-88b1-b46a-cb6b07af4b8c', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', '/images/cabins/sourwood-and-honey/9-deck.webp', 'Private deck with two chairs and a lantern', 'deck', 9),
  ('a6aad374-9a20-85b5-bd82-a890bd21bb5e', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/hero.webp', 'Fiddle & Firefly above its meadow at dusk', 'exterior', 1),
  ('c8110ad9-5832-8cdc-8753-4931cec9973e', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/2-great-room.webp', 'Great room with a sofa bed and a small fireplace', 'great_room', 2),
  ('572681d3-f86a-84b3-b541-7556abd7bb01', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/3-kitchen.webp', 'Blue kitchen with two stools at the counter', 'kitchen', 3),
  ('af4a55ad-99f6-8d55-9f56-ea6b48e74fc1', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/4-bedroom.webp', 'King bedroom on the meadow side', 'bedroom', 4),
  ('be128780-71d2-8562-a226-b99a57aec299', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/5-bedroom.webp', 'Queen bedroom with a patchwork quilt', 'bedroom', 5),
  ('bd7dc5a2-cb73-8316-b1aa-5c6f7c72d177', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/6-bathroom.webp', 'King-room bath with a tub and a framed mirror', 'bathroom', 6),
  ('4edb2ef6-d736-8238-8258-c569136a1d06', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/7-game-room.webp', 'Upstairs game landing with tables and a lit machine', 'game_room', 7),
  ('3ca9df67-65b9-8f2a-8fa2-10da922bcf77', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/8-hot-tub.webp', 'Hot tub on the lower deck facing the grass', 'hot_tub', 8),
  ('5f5472d8-0564-8daf-aa7a-b04b0b48b960', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', '/images/cabins/fiddle-and-firefly/9-pets.webp', 'Dog on the porch after a run in the meadow', 'pets', 9),
  ('f2f6e161-0218-891d-a299-ed1ee0182547', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/hero.webp', 'Heron House on its bluff above the bend of the river', 'exterior', 1),
  ('873dfba4-e8e5-8c01-afa4-081d2e472449', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/2-great-room.webp', 'Sitting room with a fireplace and bookish sofa', 'great_room', 2),
  ('c97fcd6e-0d13-805b-bbfd-31dec0aca29d', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/3-kitchen.webp', 'Kitchen with a counter along the river wall', 'kitchen', 3),
  ('bba9e61e-0551-8f2f-b045-df93cdb304ab', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/4-bedroom.webp', 'River-side king bedroom', 'bedroom', 4),
  ('396fae17-d2b6-8896-bb79-428d63441ed4', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/5-bedroom.webp', 'Bedroom with blue blankets and a reading lamp', 'bedroom', 5),
  ('c820dee6-08d5-82e1-8cfc-f9d1574e5566', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/6-bathroom.webp', 'King-room bath with a tub and mirror', 'bathroom', 6),
  ('98347f82-6915-86a8-84fd-b580aa29fbf8', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/7-deck.webp', 'Long deck with rocking chairs over the river', 'deck', 7),
  ('dcb847b6-a49b-82ea-b478-95a80e850e09', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/8-hot-tub.webp', 'Hot tub on the lower deck', 'hot_tub', 8),
  ('9b33ff28-76fd-87c9-82bc-9c51dae7ae93', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', '/images/cabins/heron-house-on-the-french-broad/9-pets.webp', 'Dog on the shaded porch', 'pets', 9),
  ('9eba692c-9a3c-8095-8cc1-85e7be359aab', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/hero.webp', 'Roundtop Assembly and its ninety-foot porch', 'exterior', 1),
  ('2dd9e41b-8484-8289-baee-03e419aef818', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/2-view.webp', 'Wears Valley from the porch rail in the morning', 'view', 2),
  ('bc56bc66-c117-8d70-b2cc-1993ccb68ec8', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/3-great-room.webp', 'Great room with sofas around a stone fireplace', 'great_room', 3),
  ('395d7fe0-4f23-8ebe-8e74-33e53f59a22f', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/4-kitchen.webp', 'Kitchen with a long island and hanging lamps', 'kitchen', 4),
  ('497db0b6-f459-852e-91ae-0f56b836a4e7', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/5-hot-tub.webp', 'Hot tub at the quiet end of the porch', 'hot_tub', 5),
  ('06e4ecba-5855-89db-8f5f-82a1f8c44edc', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/6-pool.webp', 'Indoor pool on the lower floor under a ring of lamps', 'pool', 6),
  ('96c54af9-aa07-826a-928e-e1d9fe2e510e', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/7-theater.webp', 'Theater with three rows of seats', 'theater', 7),
  ('f54a1e43-d8dd-802b-bf25-afa8039c1623', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/8-game-room.webp', 'Game room with a pool table, ping-pong and a card table', 'game_room', 8),
  ('dcbbc3a2-24c0-8558-91d0-a635c21997a5', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/9-bedroom.webp', 'King suite with a valley window', 'bedroom', 9),
  ('55504c4c-c103-89c2-ac33-0a17a9d547d3', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/10-bathroom.webp', 'King-suite bath with a deep tub', 'bathroom', 10),
  ('4ce59688-d852-8f18-b2f9-8a6e7386ab1c', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', '/images/cabins/roundtop-assembly/11-exterior.webp', 'Pickleball court above the house', 'exterior', 11),
  ('c02b267d-418a-8b79-b197-6929d9ec1eb4', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/hero.webp', 'Woolly Bear Lodge, a three-story log house in Glades country', 'exterior', 1),
  ('2f19676c-b0f9-8802-8332-6297f5a05502', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/2-pool.webp', 'Heated indoor pool beside a wall of glass, with towel hooks at three heights', 'pool', 2),
  ('fa72d0b4-0891-802f-977d-963849411946', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/3-game-room.webp', 'Arcade machines and a pool table on the ground floor', 'game_room', 3),
  ('169ec7a1-200d-807e-a5ed-55af5911bac9', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/4-theater.webp', 'Theater room with rows of seats in front of the big screen', 'theater', 4),
  ('50847930-772d-8a0b-8cdd-eb0ac5371e86', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/5-great-room.webp', 'Great room with a long sofa and a river-stone fireplace', 'great_room', 5),
  ('46aed946-b92b-8fe0-8e33-06036fa06f8f', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/6-kitchen.webp', 'Family kitchen with a long island and pendant lamps', 'kitchen', 6),
  ('73b86c58-7add-858c-a038-1c00fd1ea632', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/7-bedroom.webp', 'King bedroom with a red quilt and a view of oaks', 'bedroom', 7),
  ('8ce643dc-c28a-8f64-941d-120827028416', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/8-bedroom.webp', 'Bunk room for four children', 'bedroom', 8),
  ('5573633e-f1db-884c-8f22-c24611c6d52a', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/9-bathroom.webp', 'King-room bath with a soaking tub', 'bathroom', 9),
  ('50147bed-dea6-85b3-ad9a-6bde7722c5ca', '1684aef4-0535-862c-8764-06ab62c3b816', '/images/cabins/woolly-bear-lodge/10-hot-tub.webp', 'Hot tub on the lower deck in the evening', 'hot_tub', 10),
  ('e7e41bd5-1eec-8925-b507-6bd7bfd4fb2f', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/hero.webp', 'The Miller’s Daughter and its lawn by the Little Pigeon', 'exterior', 1),
  ('b5aa6d6c-9b6a-8ae0-867a-9494d4310d1f', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/2-great-room.webp', 'Low-ceilinged great room with a brick fireplace', 'great_room', 2),
  ('bf6e17e0-c2b9-8754-bb58-4ffa588958d7', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/3-kitchen.webp', 'Kitchen with cream cabinets and an island', 'kitchen', 3),
  ('ef6a7f59-a6fc-8066-9d5a-8b42244b366c', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/4-dining.webp', 'Dining table for eight under a pendant lamp', 'dining', 4),
  ('b951ed1a-9535-8575-9b29-dc3cac3fea34', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/5-bedroom.webp', 'Step-free king bedroom on the ground floor', 'bedroom', 5),
  ('8bf5bf23-8805-8ac2-9a8e-5ee12a47c9e4', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/6-bedroom.webp', 'Sleeping porch with beds in a row', 'bedroom', 6),
  ('e3f34c48-31bc-88ad-b498-76f8066b3c4d', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/7-bathroom.webp', 'Ground-floor bath with a low tub', 'bathroom', 7),
  ('b060105b-8b44-83a0-8a9d-3b46eeae2372', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/8-hot-tub.webp', 'Hot tub near the lattice screen', 'hot_tub', 8),
  ('1d390ed1-6f48-833e-8e0d-0d84915d3e00', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/9-pets.webp', 'Dog resting on the back porch', 'pets', 9),
  ('b6fda4c1-6c27-8bc9-8025-f74ed05f7cb9', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', '/images/cabins/the-millers-daughter/10-exterior.webp', 'Charger under the carport', 'exterior', 10),
  ('819d0537-63a0-831e-9191-72bb82b03b2f', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/hero.webp', 'Papaw’s Porch from the yard, with its long front roof', 'exterior', 1),
  ('a680143d-1f13-8c7b-8fc5-ecbbc9db1759', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/2-deck.webp', 'The forty-foot porch with rocking chairs', 'deck', 2),
  ('285f1f9f-ad73-8b3f-b18b-f22a1260445c', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/3-great-room.webp', 'Knotty-pine front room with a plaid sofa', 'great_room', 3),
  ('2e8add14-250c-8e13-9d8d-c9171fbbaeb3', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/4-kitchen.webp', 'Kitchen with a plain counter and two stools', 'kitchen', 4),
  ('5a1a456e-a548-8316-86f3-26276b3e15dd', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/5-dining.webp', 'Table with a checked cloth', 'dining', 5),
  ('4da2c104-860e-8515-b7db-d2aa939cfed6', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/6-bedroom.webp', 'Queen bedroom with a chenille spread', 'bedroom', 6),
  ('9bb469fd-fbf7-81e9-a404-bf8bd0ccfd88', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/7-bedroom.webp', 'Second bedroom for the children', 'bedroom', 7),
  ('b98f5ad5-6617-86de-aff9-c6ae1ebf5a61', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/8-bathroom.webp', 'Simple bath with a tub', 'bathroom', 8),
  ('288b3f10-33c3-81b8-b0c8-9f1a678c53c5', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/9-fire-pit.webp', 'Fire pit in the side yard', 'fire_pit', 9),
  ('1b08f28a-f6fe-8e81-9b5a-7d0e9118a9e2', 'a5e309ba-ece6-8af8-a35f-28748a183e61', '/images/cabins/papaws-porch/10-pets.webp', 'Dog asleep by the front door', 'pets', 10),
  ('60528057-4d8d-81cf-af0a-8892b0c8ad27', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/hero.webp', 'Quiet Hour at the edge of the woods', 'exterior', 1),
  ('1e6d9679-de2a-876d-bb5f-1fc7c796796b', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/2-great-room.webp', 'Sitting room with a sofa and a fire', 'great_room', 2),
  ('b3e2a4b2-b447-8108-94ef-93a6c9fd0c74', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/3-kitchen.webp', 'Kitchen with a kettle and open shelves', 'kitchen', 3),
  ('95dc686d-9661-873b-948d-a22b1a3d6436', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/4-bedroom.webp', 'King bedroom with a valley window', 'bedroom', 4),
  ('523495de-478e-81ff-b59f-c2484b5b1dda', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/5-bathroom.webp', 'Bath with a tub by the window', 'bathroom', 5),
  ('728c8eff-6080-8b10-9cb3-dc411336f396', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/6-hot-tub.webp', 'Hot tub facing the valley', 'hot_tub', 6),
  ('cda79501-d19c-8c8a-8ebe-0bdb90057b60', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/7-view.webp', 'Long wall of the mountains beyond Wears Valley', 'view', 7),
  ('49866110-9525-8f5f-9f23-c28ff56651d9', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/8-fire-pit.webp', 'Small fire pit under the trees', 'fire_pit', 8),
  ('83b457a8-60a8-855d-96de-193226f86872', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', '/images/cabins/quiet-hour/9-exterior.webp', 'The cabin under the stars', 'exterior', 9),
  ('d907b947-6385-8567-a808-bc8c0bc772a2', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/hero.webp', 'Three Ravens Overlook along the edge of its slope', 'exterior', 1),
  ('fdf4d3ce-d793-8f19-a507-b0943a550e30', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/2-view.webp', 'Fog filling the valley below the wraparound deck', 'view', 2),
  ('0d1fed4a-8d4f-8604-9358-b6057cdbbc39', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/3-great-room.webp', 'Great room with tall windows on the park side', 'great_room', 3),
  ('00fea30b-4f62-82d2-9b50-693f02116170', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/4-kitchen.webp', 'Kitchen with the sink under the view', 'kitchen', 4),
  ('aed74a61-10a3-872b-ad4c-06ae07292bcc', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/5-dining.webp', 'Plank table for ten', 'dining', 5),
  ('72f2d675-d5bc-8964-b6a3-ca3648e9867c', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/6-bedroom.webp', 'Corner king bedroom facing the park', 'bedroom', 6),
  ('77bb906f-ba9a-8c5a-946f-32c61d4fc581', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/7-bathroom.webp', 'Tiled bath with a tub and a wide mirror', 'bathroom', 7),
  ('214ce451-7c3e-850a-beb8-0dba471efadf', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/8-game-room.webp', 'Game room with a pool table, shuffleboard and a shelf of board games', 'game_room', 8),
  ('0f60f8ff-5b46-869a-a054-4aad32f9fb7f', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/9-hot-tub.webp', 'Hot tub at the sheltered end of the deck', 'hot_tub', 9),
  ('62388755-6654-81f7-92a6-a601ac1b32cc', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/images/cabins/three-ravens-overlook/10-deck.webp', 'Wraparound deck with rocking chairs at sunrise', 'deck', 10),
  ('39b750cb-40ac-8b07-bf1c-d9a3bd7c7f03', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/hero.webp', 'Bluff Mountain Barn Hall with its tall gable and bunkhouse wing', 'exterior', 1),
  ('4099428d-da5f-8445-858c-617dded6257d', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/2-great-room.webp', 'The hall, with a stone fireplace and rafters above long sofas', 'great_room', 2),
  ('e9e0457b-5bed-8eca-8288-7c9293bb2533', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/3-hot-tub.webp', 'Hot tub for eight beside the hall', 'hot_tub', 3),
  ('c984b69b-d59a-8883-8510-122f7c03a2a3', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/4-pool.webp', 'Indoor pool below the hall, with three arched windows', 'pool', 4),
  ('31cf3a41-5ed8-8d58-9c84-6482514bafd5', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/5-view.webp', 'Evening over Pigeon Forge and the Smokies beyond', 'view', 5),
  ('d2f1d925-3bf9-8ffb-a3a4-8bca35bb59da', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/6-kitchen.webp', 'Cook-together kitchen with a long island', 'kitchen', 6),
  ('0ad0cc44-b880-87e1-a1ae-f3270d3f057a', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/7-bedroom.webp', 'Ground-floor king bedroom for the grandparents', 'bedroom', 7),
  ('4a5a8f22-9139-8340-b879-ab1f5dbcabd9', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/8-bathroom.webp', 'Bath with a freestanding tub and a wide mirror', 'bathroom', 8),
  ('63a6f096-5863-8fd6-b023-342ed0fae532', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/9-theater.webp', 'Theater with stepped rows of seats', 'theater', 9),
  ('365af63c-ce36-89d8-b120-5a6eda179f4b', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/10-game-room.webp', 'Game room with foosball, a fireplace and a pool table under a long lamp', 'game_room', 10),
  ('34f743ca-75e8-83f0-bf22-fbe8c626c5ca', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', '/images/cabins/bluff-mountain-barn-hall/11-exterior.webp', 'Pickleball court on the upper terrace', 'exterior', 11),
  ('aa82df7f-6c23-8f95-8ae1-0527b70a8921', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/hero.webp', 'Starling Rise with its glass south side at golden hour', 'exterior', 1),
  ('2a1a86da-dc17-895d-b211-ffded52284ec', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/2-view.webp', 'Smokies ridge line from the deck at sundown', 'view', 2),
  ('c69059c4-229d-884b-85f6-79c4349c0def', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/3-pool.webp', 'Indoor pool on the lowest floor, with its slide', 'pool', 3),
  ('286ea0cb-2714-86a0-b3da-0ffc35054384', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/4-great-room.webp', 'Great room with tall glass and a log fireplace wall', 'great_room', 4),
  ('84219997-91fc-83ba-9f2e-1c23bc1871a2', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/5-kitchen.webp', 'Kitchen with slate counters and an island', 'kitchen', 5),
  ('1cfa6414-4b5a-8740-b88d-8676f9d47ccf', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/6-bedroom.webp', 'King suite with a mountain window', 'bedroom', 6),
  ('964ab59d-6783-8a63-b294-54703109708f', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/7-bathroom.webp', 'Suite bath with a freestanding tub', 'bathroom', 7),
  ('57860ae0-d0ac-8dd6-baa7-70f2299f1265', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/8-theater.webp', 'Dark theater room with deep seats under a ceiling of stars', 'theater', 8),
  ('71e32e1f-8236-86bc-b298-be75448aba7f', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/9-game-room.webp', 'Game room with a pool table and a cabinet game', 'game_room', 9),
  ('dbb5c41a-fc0d-82e3-b5df-edc4f7fcf8e0', '04e63fe5-e6a7-87be-8bd5-867862f89be4', '/images/cabins/starling-rise/10-hot-tub.webp', 'Hot tub at the west corner of the deck', 'hot_tub', 10),
  ('43c237a6-6ae5-8bf7-a0b8-29e4070190bd', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/hero.webp', 'Two Dogs Ridge inside its fenced half acre', 'exterior', 1),
  ('c8f7d30d-8898-860a-b4d6-53b0ac0759a8', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/2-pets.webp', 'One of many happy dogs on the porch boards', 'pets', 2),
  ('a9db8239-f5b3-8f9e-8a7b-733f800c6916', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/3-great-room.webp', 'Great room with washable covers and a fireplace', 'great_room', 3),
  ('de48a7d3-fc47-804e-8b2d-cbfc89683e29', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/4-kitchen.webp', 'Kitchen with a big window and a treat jar', 'kitchen', 4),
  ('d124f747-a303-87c2-819f-96025da451ba', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/5-bedroom.webp', 'King bedroom with a porch door', 'bedroom', 5),
  ('93d1e316-a6ab-8164-8bf4-c5788caec28c', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/6-bedroom.webp', 'Second bedroom with a bunk for the children', 'bedroom', 6),
  ('35ef4450-2931-8c64-878c-0bc4cd199dff', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/7-bathroom.webp', 'Guest bath with a tub', 'bathroom', 7),
  ('91325911-91e8-8bd4-a9e4-76f7e5a8fc7e', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/8-hot-tub.webp', 'Hot tub at the end of the deck', 'hot_tub', 8),
  ('bc2137cb-3190-84c0-990c-9666f1412440', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', '/images/cabins/two-dogs-ridge/9-view.webp', 'Across Wears Valley from the deck', 'view', 9),
  ('7ce66d02-206f-8336-87a0-0e9e3ac6b1a7', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/hero.webp', 'Trout Lily Cottage beside its creek', 'exterior', 1),
  ('692d9f01-ea58-8adb-a1d0-356ea39a52db', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/2-great-room.webp', 'Sitting room with painted boards and a gas stove', 'great_room', 2),
  ('9073ac0e-a53b-8171-bed6-b49e209f4abf', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/3-kitchen.webp', 'Old-fashioned kitchen with a cast-iron skillet on the range', 'kitchen', 3),
  ('cbe4e501-0397-827d-ba1b-4257944a73dd', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/4-bedroom.webp', 'Front queen bedroom with the window toward the creek', 'bedroom', 4),
  ('f84bcc6e-e85c-876c-91b7-c0e73d076ac7', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/5-bedroom.webp', 'Back queen bedroom in soft green', 'bedroom', 5),
  ('adeda38f-0752-85cb-b02f-8f1d37dda9be', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/6-bathroom.webp', 'Cottage bath with a tub', 'bathroom', 6),
  ('4994c243-356c-8b8b-8261-e9c1ffe664f0', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/7-hot-tub.webp', 'Hot tub under two hemlocks', 'hot_tub', 7),
  ('3c2e4385-f927-812a-8542-f78fa35d7b56', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', '/images/cabins/trout-lily-cottage/8-pets.webp', 'A happy dog on the porch beside the paw-towel basket', 'pets', 8),
  ('3138f4b9-2cd4-8c7e-ab43-b31e5576cf95', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/hero.webp', 'Buttermilk Sky under rippled evening clouds', 'exterior', 1),
  ('5f8f3fe9-759c-85b5-8056-77b497c0128a', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/2-view.webp', 'Ridges southeast of the upper deck', 'view', 2),
  ('53b48d25-72c5-826a-a097-e2e8606bd3b4', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/3-pool.webp', 'Indoor lap pool on the garden level', 'pool', 3),
  ('cd9328d4-a288-8a4d-acbb-f1a647512f78', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/4-great-room.webp', 'Pale-oak great room with a white sofa', 'great_room', 4),
  ('637e2106-ec4d-8f6f-b31d-eff4a8f27e3e', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/5-kitchen.webp', 'White kitchen with an oak island', 'kitchen', 5),
  ('1e676f65-8393-8260-a418-db300820a0ff', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/6-bedroom.webp', 'King suite with morning light', 'bedroom', 6),
  ('f36dc89d-b934-8eed-a7de-9d618c6c9396', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/7-bedroom.webp', 'Sleeping loft with two full bunks', 'bedroom', 7),
  ('ca6ec400-4770-8c4b-9466-02ac38dbab0b', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/8-bathroom.webp', 'Suite bath with an oval tub', 'bathroom', 8),
  ('eea67fa0-3496-89ec-afc8-e923fd66918c', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/9-hot-tub.webp', 'Hot tub outside the glass of the pool room', 'hot_tub', 9),
  ('3cdbcc1a-355a-8e8c-94c6-8d66faa38c09', '12601e25-607c-8c75-bafc-d2b6f5bb3e47', '/images/cabins/buttermilk-sky/10-fire-pit.webp', 'Fire pit at the edge of the woods', 'fire_pit', 10),
  ('8d100bf1-6ab0-8d42-ae47-f1a798410e21', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/hero.webp', 'Tin Roof Duet and its standing-seam roof', 'exterior', 1),
  ('1acae213-369f-8f40-8d0c-c5dae73b71a8', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/2-pool.webp', 'Private indoor pool with tall windows and a skylight', 'pool', 2),
  ('141771ba-13ca-8154-b1f0-e9dacbf27f6b', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/3-great-room.webp', 'Sitting room with a sofa bed and a small fireplace', 'great_room', 3),
  ('c9438ecf-8168-8c98-8e25-2a20682d8afb', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/4-kitchen.webp', 'Compact kitchen with two stools', 'kitchen', 4),
  ('0494a558-b819-8d7f-a9b8-4f46c1c29317', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/5-bedroom.webp', 'King bedroom beside the pool room', 'bedroom', 5),
  ('4f2eddd4-3611-83d3-a97f-df7a88d9697d', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/6-bathroom.webp', 'Bath with a tub and a lit mirror', 'bathroom', 6),
  ('33bd6c72-c62d-81dc-9fc2-b3ab1302f808', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/7-hot-tub.webp', 'Hot tub on the fenced deck', 'hot_tub', 7),
  ('2b21396a-1735-879d-864d-d36f4cb7abda', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', '/images/cabins/tin-roof-duet/8-exterior.webp', 'The cabin on a clear night', 'exterior', 8),
  ('21515496-c019-863e-be3a-2122ba1b59ab', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/hero.webp', 'Sycamore Stilts over Walden Creek', 'exterior', 1),
  ('026b3425-8810-822a-92f0-23173a4c132e', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/2-great-room.webp', 'Sitting room with a heater and a long window', 'great_room', 2),
  ('bef8c1ff-4cf3-87e4-ae0a-3662a88b5ced', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/3-kitchen.webp', 'Kitchen with a counter above the water', 'kitchen', 3),
  ('5a606b24-072a-8377-b3a4-2a6fd9f36b89', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/4-dining.webp', 'Table for five by the window', 'dining', 4),
  ('93aa661a-922e-837b-8b53-e8ae57981eb8', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/5-bedroom.webp', 'Creek-side queen bedroom', 'bedroom', 5),
  ('f8790f70-7721-83db-8ffb-b094c05c79cc', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/6-bathroom.webp', 'Full bath with a tub', 'bathroom', 6),
  ('fa56ae5c-05be-83c1-8429-1b19fd26b187', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/7-hot-tub.webp', 'Hot tub on its own platform', 'hot_tub', 7),
  ('76a6bbd5-9a50-8b77-b457-69954bff8c3f', 'e469c729-cec7-8cc3-8d83-a903660d44fb', '/images/cabins/sycamore-stilts/8-deck.webp', 'Cable-rail deck with two chairs', 'deck', 8),
  ('94c0d40f-e2d4-8517-8aad-162a3f8e7201', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/hero.webp', 'The Moonshiner’s Ledger among the oaks of Sky Harbor', 'exterior', 1),
  ('bb51499c-adca-85a9-85cf-177d71b1e1bb', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/2-great-room.webp', 'Dark-wood great room with brass lamps and a fireplace', 'great_room', 2),
  ('4f5acdd6-3c16-8fe0-946a-30864776b785', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/3-kitchen.webp', 'Kitchen with the copper-topped bar and stools', 'kitchen', 3),
  ('1333cce6-4f09-89a5-b99d-8626208cd883', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/4-bedroom.webp', 'Top-floor king suite', 'bedroom', 4),
  ('6d6be837-f797-8b13-b50a-a988290b91b3', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/5-bedroom.webp', 'Main-floor queen bedroom with a brass lamp', 'bedroom', 5),
  ('6d90832d-2366-84be-9679-8197c458bf06', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/6-bathroom.webp', 'Bath with a dark vanity and a white claw-foot tub', 'bathroom', 6),
  ('716b03ab-4fcd-8996-a8bc-35e3ef0883e6', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/7-game-room.webp', 'Game room with a bar, a pool table and an old cabinet game', 'game_room', 7),
  ('31741750-d558-83f4-b7b6-d7a485d7ec26', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/8-hot-tub.webp', 'Hot tub on the back deck among the oaks', 'hot_tub', 8),
  ('e511b19a-d9a9-889a-9602-00a963020570', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', '/images/cabins/the-moonshiners-ledger/9-exterior.webp', 'Car charger beside the parking pad', 'exterior', 9),
  ('ea28f1d4-b2d9-8c6b-86de-3113c9f6467d', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/hero.webp', 'Carousel Hill on its wooded rise', 'exterior', 1),
  ('c49436ea-c32d-8503-a9f8-2133e88f9539', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/2-pool.webp', 'Indoor pool with a shallow shelf and tall windows', 'pool', 2),
  ('02ddec9e-f75d-8489-93c5-7a72fba7bd5a', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/3-theater.webp', 'Theater with a wide screen, rows of seats and a popcorn machine', 'theater', 3),
  ('6b5233f1-b46a-8cbd-bc5b-fe263274de38', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/4-game-room.webp', 'Game room with a pool table and an arcade cabinet', 'game_room', 4),
  ('c436fcfe-d306-8499-88b3-d7fd24f4df6c', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/5-great-room.webp', 'Great room with a corner sofa by the fireplace', 'great_room', 5),
  ('cffba446-2230-8c23-8e73-d1b3667830d8', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/6-kitchen.webp', 'Kitchen with a striped island and bar stools', 'kitchen', 6),
  ('99a66d00-ada8-806d-856e-0c9e5045e288', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/7-bedroom.webp', 'King bedroom with carnival-red pillows', 'bedroom', 7),
  ('efff234c-0d78-8bf7-ad12-9696a84d4c66', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/8-bathroom.webp', 'Family bath with a tub', 'bathroom', 8),
  ('d4cd46b5-37b2-88ce-8563-907fae0677f0', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/9-hot-tub.webp', 'Hot tub on the upper deck', 'hot_tub', 9),
  ('eaa26185-d2ac-8ca9-b701-d42716ed552c', '22215435-c84a-85c0-b146-411a8c5a6ae9', '/images/cabins/carousel-hill/10-exterior.webp', 'The house at night with every window lit', 'exterior', 10),
  ('97e9b9d9-7171-8a56-bf48-f3e9939a01fd', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/hero.webp', 'Pebble among young poplars', 'exterior', 1),
  ('8bd30c3a-ab76-8a17-b8e8-9aafb719c542', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/2-great-room.webp', 'The single room with a small sofa by the heater', 'great_room', 2),
  ('f68d5020-f83f-8e76-9269-5fdf48de8744', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/3-bedroom.webp', 'Queen bed under the window', 'bedroom', 3),
  ('e9953722-8942-8b54-822a-5a6b7d3865c7', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/4-kitchen.webp', 'Kitchen along one wall', 'kitchen', 4),
  ('e97084c7-e6be-870e-946d-79e273fcf5e7', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/5-dining.webp', 'Folding table for two', 'dining', 5),
  ('55dbc17d-d7fe-828e-b0c5-43b7748c2122', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/6-bathroom.webp', 'Bath behind the sliding door', 'bathroom', 6),
  ('f5e6f3a5-2a37-8b12-928c-b66955139851', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/7-deck.webp', 'Porch with two chairs', 'deck', 7),
  ('97c91ecd-2b28-8bb7-ac74-280061fefe84', 'a11497e8-07b2-8590-a7e5-e31095b03ff2', '/images/cabins/pebble/8-exterior.webp', 'Pebble at night with the lamp on', 'exterior', 8),
  ('d7c8bf31-f472-8077-83ee-064cfe0b3c3c', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/hero.webp', 'Long Meadow Lights across the field in the evening', 'exterior', 1),
  ('550530bf-f379-84ca-8da4-325e7625a3a6', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/2-great-room.webp', 'Great room with a wide sofa and mountain windows', 'great_room', 2),
  ('7520023c-59c9-8d5f-83d9-e24c3e2c98c1', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/3-pool.webp', 'Indoor pool with a glass wall on the meadow side', 'pool', 3),
  ('b86fa54a-2d8c-8afb-a6a8-6f91fa10629b', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/4-kitchen.webp', 'Kitchen with a wide island', 'kitchen', 4),
  ('7b214714-bd75-8dbe-9ca8-6d9085625668', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/5-bedroom.webp', 'King suite facing the mountains', 'bedroom', 5),
  ('5f006b42-2bab-86fe-b3c9-e7271e4e6c6f', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/6-bathroom.webp', 'Suite bath with a tub and a low mirror', 'bathroom', 6),
  ('453208d1-536f-8f40-8f28-bef9e281c449', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/7-theater.webp', 'Theater with two deep sofas', 'theater', 7),
  ('842bead2-f396-8e07-9731-1ad54535e2c1', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/8-hot-tub.webp', 'Hot tub set into the terrace', 'hot_tub', 8),
  ('9a82148e-dd56-8fd9-bed1-328003b4d2d4', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/9-view.webp', 'Mountains standing up behind the meadow', 'view', 9),
  ('01445493-d874-8e70-b832-5b9f4f20b303', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/10-pets.webp', 'Dog on the terrace after breakfast', 'pets', 10),
  ('7f6c7c90-9977-8995-9b94-2279ea15c0b4', '2b7b774c-b152-869d-b828-eb7f81caf7f8', '/images/cabins/long-meadow-lights/11-exterior.webp', 'Charger beside the level parking', 'exterior', 11),
  ('2f61d820-4368-81e3-8d7c-8563af592f72', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/hero.webp', 'The Painter’s Loft and its two-story north window', 'exterior', 1),
  ('47d5804c-bfac-8de1-b55b-c7ffb6300727', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/2-great-room.webp', 'Open studio room with a gas heater and a sofa', 'great_room', 2),
  ('a0456b4b-f5f7-8af1-8918-5777a75c4490', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/3-kitchen.webp', 'Small kitchen along the studio wall', 'kitchen', 3),
  ('917bccc8-e464-873f-ba8e-579ca7f4ff72', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/4-dining.webp', 'Round table under a paper lamp', 'dining', 4),
  ('fa838a2b-ed53-830e-b11d-37fb166c3ee5', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/5-bedroom.webp', 'Queen bedroom behind the studio', 'bedroom', 5),
  ('1b49f49c-82cb-8ed3-a082-290945691b0c', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/6-bedroom.webp', 'Full bed in the sleeping loft', 'bedroom', 6),
  ('d633d141-0f65-8827-b540-52993c852137', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/7-bathroom.webp', 'Bath with a claw-foot tub', 'bathroom', 7),
  ('fee7de0e-9a7f-8b6b-ad07-9f97eeb6be26', '9faa5c5d-7016-8940-b763-9f465cc13fc8', '/images/cabins/the-painters-loft/8-fire-pit.webp', 'Fire pit and chairs on the gravel terrace', 'fire_pit', 8),
  ('c48e0630-b014-8a79-b13a-f6a7126ce835', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/hero.webp', 'Hickory Switch above its switchback', 'exterior', 1),
  ('bfac0084-17f9-869f-b73e-dfb3242a7263', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/2-great-room.webp', 'Great room with ridges in the window', 'great_room', 2),
  ('aa5c7d1f-8f9b-8273-82ea-9ec6033c8a0d', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/3-kitchen.webp', 'Kitchen with an island and pine cabinets', 'kitchen', 3),
  ('0eea1f2d-55a4-8f65-8c20-a6d1a8b48d9e', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/4-bedroom.webp', 'Upstairs king bedroom', 'bedroom', 4),
  ('bce0bfcf-dbe3-8ff5-81dd-d0aa5ace1a6a', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/5-bedroom.webp', 'Main-floor queen bedroom', 'bedroom', 5),
  ('f2efcb0e-39b1-8226-9af2-fc98997eecfb', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/6-bathroom.webp', 'Main bath with a tub', 'bathroom', 6),
  ('30be359f-5e40-81e9-97cb-720bda19ce74', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/7-game-room.webp', 'Game room with a pool table', 'game_room', 7),
  ('aea8c30b-90d8-8828-8689-5b27d189dc25', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/8-hot-tub.webp', 'Hot tub on the side deck', 'hot_tub', 8),
  ('776716a4-df13-8422-9190-e52b6b7c08c6', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', '/images/cabins/hickory-switch/9-view.webp', 'Five ridges on a clear day', 'view', 9)
on conflict do nothing;

insert into public.cabin_tours (cabin_id, poster_url, duration_seconds, uploaded_on, chapters, transcript) values
  ('fabbdb0a-51b5-8cb8-8791-97a490be39fd', '/video/tours/laurel-lantern.webp', 7.8, current_date - 30, '[{"seconds":0,"title":"The A-frame"},{"seconds":1.8,"title":"The great room"},{"seconds":3.6,"title":"The hot tub deck"},{"seconds":5.4,"title":"The view"}]', 'A steep A-frame with a green roof stands in a meadow in October, its porch light on, red and gold maples around it.

Inside, a red sofa faces a wall of glass under the open rafters. Beside it a fire burns in a stone hearth, and the sun goes down behind the ridges.

Under the roof of the deck, lanterns hang over a steaming hot tub, with a rocking chair next to it. From the rail the mountains lie one behind the other, with fog between.'),
  ('d8a71331-bbf4-8d16-8298-4c02abc5144b', '/video/tours/splash-and-cedar.webp', 7.8, current_date - 30, '[{"seconds":0,"title":"The house at night"},{"seconds":1.8,"title":"The great room"},{"seconds":3.6,"title":"The indoor pool"},{"seconds":5.4,"title":"The game room"}]', 'A modern house of two wings with lit windows, on an evening in October: firs and red maples behind it, a low moon.

The great room is warm: a green sofa under a window full of trees, and a fire in the stone hearth beside it.

Then the pool, through the kitchen door: a cedar hall with glass along one side, loungers under it, and water running down a stone wall at the far end. Last, the game room: a long pool table, a pinball machine, an arcade cabinet.'),
  ('2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', '/video/tours/three-ravens-overlook.webp', 7.8, current_date - 30, '[{"seconds":0,"title":"The ridge"},{"seconds":1.8,"title":"The great room"},{"seconds":3.6,"title":"The hot tub deck"},{"seconds":5.4,"title":"The view"}]', 'A low modern house on an open ridge in October, the maples around it red and gold, smoke rising from the chimney.

In the great room a blue sofa stands before a window full of ridges. The fire is lit in the stone hearth beside it.

After sunset, lanterns glow over the hot tub on the deck. The last picture is the view by moonlight: the valley full of fog, and ravens on the rail.')
on conflict do nothing;

insert into public.cabin_reviews (id, cabin_id, rating, visible, created_at, answer) values
  ('36fb881b-0e1d-8f8d-a24d-4c8830f037d7', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 5, true, current_date - 16, null),
  ('6597735c-3447-8422-8193-0aecd9a3fe74', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 5, true, current_date - 44, null),
  ('e4188d40-168e-8fe7-b3c2-250cffd7e0de', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 4, true, current_date - 85, null),
  ('e4daba29-21f8-85c2-b82b-aa25ac85c53a', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 5, true, current_date - 136, null),
  ('50648d98-9917-88fb-8a0d-1a4e8c125228', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 5, true, current_date - 201, null),
  ('c8658c1d-3793-8766-8c10-4590791bdece', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 4, true, current_date - 260, null),
  ('2d924305-0ee0-8567-bd17-1a9c701d3e63', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 5, true, current_date - 338, null),
  ('404fd3ee-84dc-8ca1-b361-9bf74f327336', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 3, true, current_date - 449, 'You were right about the oven, Greg, and I’m sorry that was your welcome. It’s on the crew’s checklist by name now.'),
  ('39cdb2f2-a304-8250-9b66-c03c4192734e', 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', 5, true, current_date - 587, null),
  ('0db3e881-fbaa-8b43-bc91-50f390178e0f', '1684aef4-0535-862c-8764-06ab62c3b816', 5, true, current_date - 23, null),
  ('714f8660-0960-8578-ab0a-134591ead86a', '1684aef4-0535-862c-8764-06ab62c3b816', 5, true, current_date - 68, null),
  ('795b3a96-4b4e-8cf0-84eb-8a19b5d9c692', '1684aef4-0535-862c-8764-06ab62c3b816', 4, true, current_date - 119, null),
  ('e625a469-387b-8e87-9e81-8abf9055786c', '1684aef4-0535-862c-8764-06ab62c3b816', 5, true, current_date - 195, null),
  ('314ffbcd-f231-891e-9c38-f2b13904c266', '1684aef4-0535-862c-8764-06ab62c3b816', 5, true, current_date - 284, null),
  ('f6ca7b23-5bbb-85bc-865d-32a11c2257a5', '1684aef4-0535-862c-8764-06ab62c3b816', 3, true, current_date - 395, 'Six teenagers found the limit of that router. There’s a second one upstairs now, so bring them all back.'),
  ('60719b99-72d2-835e-a398-b6492de80109', '1684aef4-0535-862c-8764-06ab62c3b816', 5, true, current_date - 557, null),
  ('70116ac6-4dda-8798-b130-4c50e7f41217', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 12, null),
  ('6b0c62fc-a212-84c7-a418-72a9ea4fb9e4', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 38, null),
  ('907310c1-9152-852f-b453-52c13eaf6f07', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 4, true, current_date - 74, null),
  ('f8c01523-fe54-875f-bdf9-485d07544b5f', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 113, null),
  ('fb6f3f51-4bfe-8b54-9045-ba4208788d2a', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 170, null),
  ('011894c1-3f04-8861-b9d8-11148a485ca7', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 236, null),
  ('a2a96bb7-67e0-8520-abb0-8e893a56e1a5', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 4, true, current_date - 307, null),
  ('7ee28b5f-dc48-8ccf-885e-5cf44e129f06', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 399, null),
  ('ad8e9e4d-3fa5-815f-839c-14040af5c52c', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 5, true, current_date - 514, null),
  ('6df2abd9-9a90-8dfe-bf48-eabddb94bba3', '3c9d022c-80b5-8814-9f98-f0fc58ae5447', 4, true, current_date - 665, null),
  ('7fed8368-663f-80f9-aa5c-ab21d060bca1', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 5, true, current_date - 30, null),
  ('a9b508d6-ff55-86f8-a40c-d6832c8de726', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 5, true, current_date - 91, null),
  ('d47387e3-8567-860e-95c5-674632fc4ab6', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 4, true, current_date - 164, null),
  ('02bd8af9-aa16-8e25-8f9c-2d8ee74a5cdd', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 5, true, current_date - 248, null),
  ('649a85e2-723c-8b60-898a-1bef73d32b22', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 3, true, current_date - 374, 'That heater got a new fan the same week. Thank you for texting instead of lying there listening to it.'),
  ('608d9dc1-b2a9-882a-8d1a-5d289982b7d3', '2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb', 5, true, current_date - 542, null),
  ('7be7eafd-fe95-8c9e-abc2-0575714ac881', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 5, true, current_date - 19, null),
  ('06955a6a-5d9f-8fca-b098-d2773a24d34a', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 5, true, current_date - 82, null),
  ('3abb0bf5-5c36-806a-ad73-2389b3630404', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 4, true, current_date - 138, null),
  ('d805011e-42b6-80c8-a18f-25ca06b0d7a0', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 5, true, current_date - 223, null),
  ('f7844e9e-07f0-86e8-a7b1-4f0043b28886', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 5, true, current_date - 330, null),
  ('0975c8ab-779c-822b-8f12-677701e8779c', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 4, true, current_date - 468, null),
  ('1734eaca-6c88-8f79-95fd-ce95e49a4763', '08635ddf-9dbe-80bd-a832-72d6c0d71d6a', 5, true, current_date - 637, null),
  ('29d03841-e1f2-8bca-b4bc-164d293948f3', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', 5, true, current_date - 55, null),
  ('b813a918-c230-8a2b-9d59-9512cba78a03', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', 5, true, current_date - 210, null),
  ('ecc134ee-a1ce-875e-b13f-a77ccbb05dbc', '7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0', 4, true, current_date - 426, null),
  ('63f3d503-d8ea-8d68-b07f-0e3990404619', '9faa5c5d-7016-8940-b763-9f465cc13fc8', 5, true, current_date - 61, null),
  ('215d42c5-c10b-8972-a1f7-a3533d5bf217', '9faa5c5d-7016-8940-b763-9f465cc13fc8', 5, true, current_date - 179, null),
  ('9f65cba2-8cdd-8691-bf8c-97e47c555a0f', '9faa5c5d-7016-8940-b763-9f465cc13fc8', 4, true, current_date - 302, null),
  ('96ed81ca-94a7-870d-b657-b2c35c4f4c82', '9faa5c5d-7016-8940-b763-9f465cc13fc8', 4, true, current_date - 527, null),
  ('7189e613-4075-80be-8bd4-e7e1f8e2f63d', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 5, true, current_date - 14, null),
  ('dfef7808-89d1-8f7c-ad78-16cd433d6964', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 5, true, current_date - 60, null),
  ('bfd69979-f592-898d-be5d-aa97051bcbfc', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 4, true, current_date - 105, null),
  ('e908f241-78de-8c44-9bc6-d6f8da2e1053', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 5, true, current_date - 162, null),
  ('002424b0-a2d2-8dd5-b868-31bda3927cf3', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 5, true, current_date - 241, null),
  ('181c4757-750a-8dc0-81f5-339f76c28014', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 5, false, current_date - 307, null),
  ('40081ff7-12cf-8fb7-9208-e95fda2f4e8f', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 4, true, current_date - 349, null),
  ('a3b0bbea-0bbe-8591-a08b-7bcb15795f1c', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 5, true, current_date - 471, null),
  ('a973966a-bc00-8f68-8ff9-cca0b1f0789c', 'd8a71331-bbf4-8d16-8298-4c02abc5144b', 2, true, current_date - 652, 'Twenty minutes in a driveway is on me, and I’m sorry. The code’s on your stay page now too, so you’re never waiting for a message.'),
  ('41937ea0-b162-8bc4-8b88-34a1b4e63725', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 5, true, current_date - 34, null),
  ('56ea506e-ff9e-8797-9c88-562176024487', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 5, true, current_date - 168, null),
  ('40358201-df27-8881-b8fe-6e34a7376fd7', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 4, true, current_date - 229, null),
  ('8baa4c90-442c-8130-87c6-11bd9ded8021', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 5, true, current_date - 315, null),
  ('4e4a8e09-774f-861b-af8c-f20cf60c77ca', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 4, true, current_date - 437, null),
  ('cf93da4c-7fe3-8d80-b8b3-21bc27b999ca', '55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3', 5, true, current_date - 599, null),
  ('5fd44239-533d-8502-9bee-ac8309251b9b', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', 5, true, current_date - 26, null),
  ('55d8fef3-bf59-8485-93ed-bdf5c892e116', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', 5, true, current_date - 125, null),
  ('7764b1f4-8ec8-8212-893b-d532bb254a9e', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', 4, true, current_date - 243, null),
  ('62ed3fbe-1752-8e42-b147-427e6de506bd', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', 5, true, current_date - 388, null),
  ('4ec5a4bc-b593-8a34-ab54-35b35c3d0298', '8ecf70bd-4bdd-863d-af29-a7414c44d82e', 4, true, current_date - 574, null),
  ('13806b5a-9e43-8e0f-b928-1b349869fcfe', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', 5, true, current_date - 41, null),
  ('2bde1887-9b22-8a80-87b1-9cfeebdd8fac', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', 5, true, current_date - 154, null),
  ('ecc2c7c5-397a-8d34-a0c9-8b1153b809f9', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', 4, true, current_date - 287, null),
  ('0f73074b-cbd4-854b-8c33-fc860d96e5c4', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', 5, true, current_date - 422, null),
  ('7dfd87b1-cf80-8319-8a2c-72b094a77997', 'ac62afc5-f89d-8abb-ad0c-edbbfb2ac733', 5, true, current_date - 609, null),
  ('04d37c4e-5550-86ff-ae4e-7a985477172c', '22215435-c84a-85c0-b146-411a8c5a6ae9', 5, true, current_date - 20, null),
  ('cabbfa93-2ca4-8f21-b422-8285bce93c75', '22215435-c84a-85c0-b146-411a8c5a6ae9', 5, true, current_date - 76, null),
  ('1da236d1-41fb-8d22-aee1-b427d2a973cf', '22215435-c84a-85c0-b146-411a8c5a6ae9', 4, true, current_date - 150, null),
  ('3f8f691c-0d4b-897c-a617-5bd8f1eeef78', '22215435-c84a-85c0-b146-411a8c5a6ae9', 4, true, current_date - 235, null),
  ('85c90095-bbf5-863c-ab58-53adb0292637', '22215435-c84a-85c0-b146-411a8c5a6ae9', 5, true, current_date - 343, null),
  ('cdfeea78-b5a9-80de-88f5-d561e13b51ba', '22215435-c84a-85c0-b146-411a8c5a6ae9', 3, true, current_date - 483, 'Three trucks is a puzzle, that’s so. The arrival note now says to put one across the back.'),
  ('c156bcbc-b703-880b-bac8-94fdb3f4a212', '22215435-c84a-85c0-b146-411a8c5a6ae9', 5, true, current_date - 670, null),
  ('284bdb74-9658-85d0-be88-2d6ee721198b', '2304b19b-273b-876e-882a-10503bea1226', 5, true, current_date - 49, null),
  ('f8f29ba4-9810-84be-8958-91e244d440a0', '2304b19b-273b-876e-882a-10503bea1226', 5, true, current_date - 144, null),
  ('9c6c8eb7-6034-8669-928c-1de53ba24deb', '2304b19b-273b-876e-882a-10503bea1226', 3, true, current_date - 273, null),
  ('cafaa44f-0581-82b5-883c-f1ce261735f8', '2304b19b-273b-876e-882a-10503bea1226', 5, true, current_date - 407, null),
  ('b21e861b-a203-83c0-80db-28fe27ada2d4', '2304b19b-273b-876e-882a-10503bea1226', 5, true, current_date - 585, null),
  ('21713c0d-3915-8d2e-bbb6-6d76d0eb1f33', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', 5, true, current_date - 80, null),
  ('918181d1-5572-879f-b2f9-52a3a84c7593', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', 3, true, current_date - 256, null),
  ('fbc4b63e-5b09-899f-8d6a-f5754a070a10', 'a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9', 5, true, current_date - 500, null),
  ('5e00d8a1-6e75-85b0-b513-a9161783f91c', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 5, true, current_date - 10, null),
  ('56bc701a-ee05-8e27-bb5e-cda516f65ee1', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 5, true, current_date - 43, null),
  ('48d56f25-899f-865e-90db-789b4013f6c8', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 4, true, current_date - 79, null),
  ('105d6d86-5cac-836d-9e19-654a4abfa8f5', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 5, true, current_date - 128, null),
  ('8cb76410-90c4-8281-8a74-dedec955337f', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 5, true, current_date - 191, null),
  ('2b3d30e7-4491-83df-9847-9c8a96c81478', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 4, true, current_date - 267, null),
  ('cd157424-7cac-8da2-94b8-ff928b9c4a82', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 5, true, current_date - 358, null),
  ('123d67da-ff22-80c8-9f8a-5fcde8edf0e3', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 5, true, current_date - 496, null),
  ('1fe07725-86a9-8433-b9da-50986d5d7e51', 'a5e309ba-ece6-8af8-a35f-28748a183e61', 2, true, current_date - 643, 'Papaw’s floors are older than I am, and I should’ve warned you. Light sleepers, ask me and I’ll point you to a quieter cabin.'),
  ('798c6598-2b01-859d-ab3b-6f5f329fad88', '04e63fe5-e6a7-87be-8bd5-867862f89be4', 5, true, current_date - 28, null),
  ('fbf6b856-204a-87f6-bd7d-95a2f21a3438', '04e63fe5-e6a7-87be-8bd5-867862f89be4', 5, true, current_date - 96, null),
  ('8f4e7021-3193-8052-a8b0-71a50361b4b7', '04e63fe5-e6a7-87be-8bd5-867862f89be4', 4, true, current_date - 183, null),
  ('fba7093b-08e4-8c7e-ae83-d966af14da0f', '04e63fe5-e6a7-87be-8bd5-867862f89be4', 5, true, current_date - 296, null),
  ('21b65a2d-a295-85c2-9ec6-3ebd3611e2ab', '04e63fe5-e6a7-87be-8bd5-867862f89be4', 4, true, current_date - 444, null),
  ('a6115f7a-85dc-8ea0-8247-4528aaf32cf9', '04e63fe5-e6a7-87be-8bd5-867862f89be4', 4, true, current_date - 617, null),
  ('2e084324-5fce-8ef5-9994-c5fe455c87c1', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 5, true, current_date - 11, null),
  ('f4ae2ef0-b8ac-845d-ada5-dc50e01d9055', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 5, true, current_date - 56, null),
  ('39f383e1-b239-8dd8-92d0-d4579d6be2f6', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 4, true, current_date - 100, null),
  ('85e251d6-6cd9-8469-a118-ce8632708224', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 5, true, current_date - 175, null),
  ('66876629-3caa-88e0-aa93-8615c00e8cd1', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 5, true, current_date - 254, null),
  ('d2fc167f-a85c-8add-9944-15ebd8ba4965', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 4, true, current_date - 346, null),
  ('ab8e517a-8846-83e2-b7ad-2e9f7d1ad4e7', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 5, true, current_date - 485, null),
  ('c947c608-481a-8143-bae5-088465545d2a', 'b1fe48a5-60a4-865d-96fd-05ba7618c1ce', 5, true, current_date - 628, null),
  ('43c46d52-56b7-8750-ba2b-a909b281d6bf', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', 5, false, current_date - 376, null),
  ('4d851698-0517-8f53-9379-7f586be12e54', '86178ca4-fe93-80f9-a1ce-4ef42ade7b69', 4, true, current_date - 377, null),
  ('15dd460c-9019-820f-bf47-e549238f5dbf', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 5, true, current_date - 24, null),
  ('71db2bf8-d13e-84de-ab0d-f0f6d20e5602', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 5, true, current_date - 88, null),
  ('138ffc17-b56c-88ac-9edc-b7adba60a05c', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 3, true, current_date - 173, null),
  ('61c643a3-480e-8e3c-9a77-c7dd937300c3', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 5, true, current_date - 280, null),
  ('4d75770b-cc8f-8682-804c-b65706b50f07', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 4, true, current_date - 412, null),
  ('4b19790f-b1c5-8355-86a7-4d588d6adc99', '1af12ae3-6f7b-8b1c-acda-29efa500c8a2', 4, true, current_date - 595, null),
  ('bb4b98fb-e441-8744-8d0d-89eb89c86bba', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', 5, true, current_date - 36, null),
  ('69fc568a-5cec-8de4-b2e6-2aa5f348a140', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', 5, true, current_date - 160, null),
  ('06a737d3-205b-8ab9-bdf4-5251534c1e05', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', 3, true, current_date - 298, null),
  ('d885686b-3e91-8e1d-b927-0b73b83b5f9f', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', 5, true, current_date - 454, null),
  ('4ca45545-3d1c-826e-bdae-3c00c2d0cf97', '18dcf2fe-336b-871a-ab7f-2cde6c97613e', 4, true, current_date - 612, null),
  ('70ba39e1-efbd-837e-9a71-87d7e700a145', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 5, true, current_date - 13, null),
  ('7ef1338a-da49-8613-9e02-a77e71e98a8d', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 5, true, current_date - 47, null),
  ('c33ed812-9929-8736-a830-eac98024e412', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 4, true, current_date - 94, null),
  ('55a07d45-a9ce-8109-a996-7180af1a29bb', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 5, true, current_date - 145, null),
  ('a1d22e9a-d8cf-891d-9c21-a97f52708078', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 5, true, current_date - 218, null),
  ('27670051-e626-8a5d-85ae-6c2f86f16442', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 4, true, current_date - 305, null),
  ('6e306977-8c19-8002-a0a9-a970369a7d72', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 5, true, current_date - 387, null),
  ('60836816-74e7-888d-a7e5-573715f5d2b0', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 5, true, current_date - 518, null),
  ('b94a0af7-fdef-8d16-9a72-a33207bc96c0', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 1, true, current_date - 609, 'The quiet is the whole idea up there, but it’s no place to work from. “No Wi-Fi” leads the page now, so nobody’s caught out.'),
  ('4737de3b-cd4f-8be9-96a8-b93a3d9baa61', 'e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1', 4, true, current_date - 681, null),
  ('3e478043-6d1f-8fc6-85a7-b721c786616b', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 5, true, current_date - 15, null),
  ('0f51175b-cb46-8256-ad88-ada5dc24542c', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 5, true, current_date - 58, null),
  ('523c2f93-806f-8eb4-828c-b6b69a91a249', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 3, true, current_date - 109, 'We graded the drive the week after. Thanks for telling me, and give those two a scratch from me.'),
  ('00457450-35ed-8349-807e-5be6e5c023cb', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 5, true, current_date - 171, null),
  ('382d286b-0ab1-82e4-8046-4ca9e6b575fa', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 5, true, current_date - 245, null),
  ('3762f1f5-99db-8a7c-9b1b-1c1d07594a11', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 5, true, current_date - 352, null),
  ('ccba8ebd-1aab-8044-8be7-10c2cbb17512', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 4, true, current_date - 460, null),
  ('90c391fc-0d5b-87e2-a68b-5f3f4687ba6c', 'fc155e92-0ef4-88e4-bec7-bf803d5dbcf1', 5, true, current_date - 654, null),
  ('1750302f-0da9-844b-8a65-f480277e1e47', 'e469c729-cec7-8cc3-8d83-a903660d44fb', 5, true, current_date - 122, null),
  ('ff982f70-267d-8ab8-925e-5d6a8d76cb2a', 'e469c729-cec7-8cc3-8d83-a903660d44fb', 4, true, current_date - 361, null),
  ('b9e492d7-1fcb-864b-90c4-c130a185524e', '2b7b774c-b152-869d-b828-eb7f81caf7f8', 5, true, current_date - 33, null),
  ('68a69469-2b44-827d-9811-b69a17b2b4a3', '2b7b774c-b152-869d-b828-eb7f81caf7f8', 5, true, current_date - 186, null),
  ('c77016dd-d252-8e1e-89da-e0f279947dea', '2b7b774c-b152-869d-b828-eb7f81caf7f8', 4, true, current_date - 324, null),
  ('cf469f58-829a-8471-b161-e567e13180bd', '2b7b774c-b152-869d-b828-eb7f81caf7f8', 5, true, current_date - 505, null)
on conflict do nothing;

insert into public.cabin_review_texts (review_id, author, body, stayed_on) values
  ('36fb881b-0e1d-8f8d-a24d-4c8830f037d7', 'Megan T.', 'We lit the porch lanterns like the note said and nobody went in until ten. My sister has already claimed the king room for next fall.', current_date - 19),
  ('6597735c-3447-8422-8193-0aecd9a3fe74', 'Derek W.', 'That last half mile is steep, and she tells you so up front. Low gear, no problem. Le Conte was pink at breakfast.', current_date - 47),
  ('e4188d40-168e-8fe7-b3c2-250cffd7e0de', 'Patty O.', 'Lovely place and very clean. The upstairs room runs warm, so bring a fan if you sleep hot.', current_date - 88),
  ('e4daba29-21f8-85c2-b82b-aa25ac85c53a', 'Jim and Carol S.', 'Card table, fireplace, hot tub, repeat. Best anniversary in years.', current_date - 139),
  ('50648d98-9917-88fb-8a0d-1a4e8c125228', 'Tasha B.', 'I texted at 9:40 one night about the thermostat and had an answer before I’d put the phone down.', current_date - 204),
  ('c8658c1d-3793-8766-8c10-4590791bdece', 'Kevin M.', 'Great cabin. The sofa bed is fine for kids, less so for my six-foot-two brother.', current_date - 263),
  ('2d924305-0ee0-8567-bd17-1a9c701d3e63', 'Lauren H.', 'Five minutes to the Parkway, and we couldn’t hear a thing up there but wind.', current_date - 341),
  ('404fd3ee-84dc-8ca1-b361-9bf74f327336', 'Greg P.', 'Pretty cabin, but the cleaners missed the oven. Somebody came the same afternoon and apologized, which I appreciated.', current_date - 452),
  ('39cdb2f2-a304-8250-9b66-c03c4192734e', 'Denise F.', 'Real knives, real coffee, enough towels. You can tell a person who cooks set up that kitchen.', current_date - 590),
  ('0db3e881-fbaa-8b43-bc91-50f390178e0f', 'The Hendersons', 'Sixteen of us, ages two to eighty-one. The pool bought the adults four quiet hours a day.', current_date - 26),
  ('714f8660-0960-8578-ab0a-134591ead86a', 'Marcus D.', 'Two dishwashers. Whoever thought of that has hosted Thanksgiving.', current_date - 71),
  ('795b3a96-4b4e-8cf0-84eb-8a19b5d9c692', 'Stephanie R.', 'Everybody had a door to close. With a full house the refrigerator was packed by the first night, so bring a cooler.', current_date - 122),
  ('e625a469-387b-8e87-9e81-8abf9055786c', 'Bill N.', 'Grandkids wouldn’t leave the arcade room. I held the high score until Sunday.', current_date - 198),
  ('314ffbcd-f231-891e-9c38-f2b13904c266', 'Angela C.', 'We did movie night in the theater with all the cousins. I fell asleep and nobody minded.', current_date - 287),
  ('f6ca7b23-5bbb-85bc-865d-32a11c2257a5', 'Rob K.', 'Good lodge, gentle driveway, warm pool. Wi-Fi slowed down when the teenagers were all on it.', current_date - 398),
  ('60719b99-72d2-835e-a398-b6492de80109', 'Sheila J.', 'My mother-in-law is hard to please. She asked if we could come back in spring.', current_date - 560),
  ('70116ac6-4dda-8798-b130-4c50e7f41217', 'Emily V.', 'He proposed on the second night. I said yes, and then we ate the rest of the honey.', current_date - 15),
  ('6b0c62fc-a212-84c7-a418-72a9ea4fb9e4', 'Thomas G.', 'We lay in bed and watched a storm cross the whole park. Went down the mountain once, for bread.', current_date - 41),
  ('907310c1-9152-852f-b453-52c13eaf6f07', 'Alicia M.', 'Just right for two. The road up had me white-knuckled in fog, so get there before dark.', current_date - 77),
  ('f8c01523-fe54-875f-bdf9-485d07544b5f', 'Dan H.', 'Heated bathroom floor, first thing in the morning. My wife has priced one for home.', current_date - 116),
  ('fb6f3f51-4bfe-8b54-9045-ba4208788d2a', 'Rachel S.', 'First trip without the baby. We slept, soaked and slept some more.', current_date - 173),
  ('011894c1-3f04-8861-b9d8-11148a485ca7', 'Ron B.', 'Hot tub was hot and clear when we walked in the door. That never happens.', current_date - 239),
  ('a2a96bb7-67e0-8520-abb0-8e893a56e1a5', 'Kimberly A.', 'Cozy and spotless. The TV is small, if that matters to you. It didn’t to us.', current_date - 310),
  ('7ee28b5f-dc48-8ccf-885e-5cf44e129f06', 'Luke T.', 'Toast first, then hot tub. We followed instructions.', current_date - 402),
  ('ad8e9e4d-3fa5-815f-839c-14040af5c52c', 'Donna W.', 'Forty years married and there was a handwritten card on the counter. I may have teared up.', current_date - 517),
  ('6df2abd9-9a90-8dfe-bf48-eabddb94bba3', 'Andre J.', 'Beautiful spot. Cell service is hit or miss, so save your directions first.', current_date - 668),
  ('7fed8368-663f-80f9-aa5c-ab21d060bca1', 'Heather L.', 'Coffee above the clouds in our socks, exactly as advertised. I have two hundred pictures of one ridge.', current_date - 33),
  ('a9b508d6-ff55-86f8-a40c-d6832c8de726', 'Scott B.', 'The ravens showed up at seven sharp. My dad talked to them all week.', current_date - 94),
  ('d47387e3-8567-860e-95c5-674632fc4ab6', 'Monica P.', 'Worth the climb, but it is a climb. Do it in daylight the first time.', current_date - 167),
  ('02bd8af9-aa16-8e25-8f9c-2d8ee74a5cdd', 'Chris and Jo E.', 'Ten of us and no line for the shower. Pool table got a workout.', current_date - 251),
  ('649a85e2-723c-8b60-898a-1bef73d32b22', 'Teresa K.', 'Gorgeous view. We had a noisy heater the first night; they fixed it in the morning.', current_date - 377),
  ('608d9dc1-b2a9-882a-8d1a-5d289982b7d3', 'Brandon F.', 'I’ve rented a lot of “mountain view” cabins. This one has it from the kitchen sink.', current_date - 545),
  ('7be7eafd-fe95-8c9e-abc2-0575714ac881', 'Susan Y.', 'Our old beagle slept by the creek all day. So did I, in a chair.', current_date - 22),
  ('06955a6a-5d9f-8fca-b098-d2773a24d34a', 'Mike D.', 'Windows open, creek running, out cold by nine.', current_date - 85),
  ('3abb0bf5-5c36-806a-ad73-2389b3630404', 'Jenna R.', 'One bathroom for four is a shuffle, but we’d come back for the fire ring alone.', current_date - 141),
  ('d805011e-42b6-80c8-a18f-25ca06b0d7a0', 'Walter C.', 'Towel basket marked for paws. That’s a host who has owned a dog.', current_date - 226),
  ('f7844e9e-07f0-86e8-a7b1-4f0043b28886', 'Pam G.', 'Sat on the bank both mornings with a field guide. Eleven kinds of birds before breakfast.', current_date - 333),
  ('0975c8ab-779c-822b-8f12-677701e8779c', 'Tyler N.', 'Small and sweet. Bring spices, they stop at salt and pepper.', current_date - 471),
  ('1734eaca-6c88-8f79-95fd-ce95e49a4763', 'Barbara H.', 'Flat lane, easy steps. My mom is 84 and did fine.', current_date - 640),
  ('29d03841-e1f2-8bca-b4bc-164d293948f3', 'Jason L.', 'We read the ledger out loud over the copper bar. Page nine had us guessing all weekend.', current_date - 58),
  ('b813a918-c230-8a2b-9d59-9512cba78a03', 'Vanessa K.', 'Plugged in the car Friday, forgot about it, left with a full battery.', current_date - 213),
  ('ecc134ee-a1ce-875e-b13f-a77ccbb05dbc', 'Phil S.', 'Handy to both towns. No view, like they say, just woods and a good hot tub.', current_date - 429),
  ('63f3d503-d8ea-8d68-b07f-0e3990404619', 'Claire D.', 'I hadn’t painted since college. I did four bad watercolors and loved every one.', current_date - 64),
  ('215d42c5-c10b-8972-a1f7-a3533d5bf217', 'Nathan S.', 'Walked to three potters before lunch. No TV, and we never missed it.', current_date - 182),
  ('9f65cba2-8cdd-8691-bf8c-97e47c555a0f', 'Holly B.', 'That north window is something. The loft ladder is steep, so pack light if you’re up there.', current_date - 305),
  ('96ed81ca-94a7-870d-b657-b2c35c4f4c82', 'Joe R.', 'Quiet and full of light. Claw-foot tub, small water heater. Take turns.', current_date - 530),
  ('7189e613-4075-80be-8bd4-e7e1f8e2f63d', 'Amber J.', 'It poured for two days and my kids never noticed. They went from breakfast to pool to lunch to pool.', current_date - 17),
  ('dfef7808-89d1-8f7c-ad78-16cd433d6964', 'Carlos M.', 'I could flip grilled cheese and count heads in the water. Whoever designed this house has kids.', current_date - 63),
  ('bfd69979-f592-898d-be5d-aa97051bcbfc', 'Leslie T.', 'Wonderful house. We used all the pool towels by noon, then found the big laundry.', current_date - 108),
  ('e908f241-78de-8c44-9bc6-d6f8da2e1053', 'Doug A.', 'Our four-year-old learned to float here. That’s the whole review.', current_date - 165),
  ('002424b0-a2d2-8dd5-b868-31bda3927cf3', 'Crystal W.', 'Wet hands and that sliding door to the hot tub, no trouble. It’s the little things.', current_date - 244),
  ('181c4757-750a-8dc0-81f5-339f76c28014', 'Shane V.', 'Call my nephew at the bait shop in town if you want a fishing guide. Tell him Shane sent you.', current_date - 310),
  ('40081ff7-12cf-8fb7-9208-e95fda2f4e8f', 'Henry P.', 'Great for twelve if four of them like bunks. Theater sound is terrific.', current_date - 352),
  ('a3b0bbea-0bbe-8591-a08b-7bcb15795f1c', 'Tonya G.', 'Back roads to the Parkway, just like the directions said. Skipped all the traffic.', current_date - 474),
  ('a973966a-bc00-8f68-8ff9-cca0b1f0789c', 'Matt C.', 'Fun house, but our door code didn’t come through and we sat in the driveway twenty minutes. They made it right.', current_date - 655),
  ('41937ea0-b162-8bc4-8b88-34a1b4e63725', 'Becky S.', 'My uncle took the fiddle down after supper and we heard songs he hadn’t played in twenty years.', current_date - 37),
  ('56ea506e-ff9e-8797-9c88-562176024487', 'Jordan P.', 'Lights off, ten minutes on the steps, and the whole meadow lit up. We didn’t need show tickets.', current_date - 171),
  ('40358201-df27-8881-b8fe-6e34a7376fd7', 'Linda M.', 'Good little cabin close to everything. The pinball machine is loud at 6 a.m. Ask me how I know.', current_date - 232),
  ('8baa4c90-442c-8130-87c6-11bd9ded8021', 'Eric T.', 'Dog ran himself silly in that meadow. He slept all the way home to Ohio.', current_date - 318),
  ('4e4a8e09-774f-861b-af8c-f20cf60c77ca', 'Ashley K.', 'Nice hot tub, easy drive. Some road noise from the south end on Saturday.', current_date - 440),
  ('cf93da4c-7fe3-8d80-b8b3-21bc27b999ca', 'Rodney B.', 'Clear pet fee, no surprises. We’re on our third stay.', current_date - 602),
  ('5fd44239-533d-8502-9bee-ac8309251b9b', 'Judy F.', 'No steps anywhere I needed to go. After two new knees, I notice.', current_date - 29),
  ('55d8fef3-bf59-8485-93ed-bdf5c892e116', 'Ben and Sara W.', 'The kids drew straws for the sleeping porch every night. I wish I were small enough.', current_date - 128),
  ('7764b1f4-8ec8-8212-893b-d532bb254a9e', 'Gary L.', 'River was a little low but still plenty for wading. Grits were excellent.', current_date - 246),
  ('62ed3fbe-1752-8e42-b147-427e6de506bd', 'Nicole A.', 'Charged the car, threw the ball, fell asleep to the river. Repeat.', current_date - 391),
  ('4ec5a4bc-b593-8a34-ab54-35b35c3d0298', 'Melissa D.', 'Great yard. A second trash can in the kitchen would help with eight people.', current_date - 577),
  ('13806b5a-9e43-8e0f-b928-1b349869fcfe', 'The Ortega family', 'Twenty-one of us at one table. We took the same picture my grandmother took in 1988.', current_date - 44),
  ('2bde1887-9b22-8a80-87b1-9cfeebdd8fac', 'Sandra P.', 'Uncle Dale complained about the drive and cried at the goodbye breakfast. She called it.', current_date - 157),
  ('ecc2c7c5-397a-8d34-a0c9-8b1153b809f9', 'Will T.', 'Huge, spotless, well run. Bring a speaker for the hall and extra ice.', current_date - 290),
  ('0f73074b-cbd4-854b-8c33-fc860d96e5c4', 'Courtney B.', 'Pickleball under the lights until somebody’s grandma told us to go to bed. She was playing too.', current_date - 425),
  ('7dfd87b1-cf80-8319-8a2c-72b094a77997', 'Jerry H.', 'Eight and a half baths and we needed every one.', current_date - 612),
  ('04d37c4e-5550-86ff-ae4e-7a985477172c', 'Katie R.', 'Got the picture on the carousel horse with all five kids. Only one is crying.', current_date - 23),
  ('cabbfa93-2ca4-8f21-b422-8285bce93c75', 'Anthony V.', 'That shallow shelf in the pool kept my toddler busy and my mother dry. Genius.', current_date - 79),
  ('1da236d1-41fb-8d22-aee1-b427d2a973cf', 'Shannon M.', 'Close to the parks without hearing them. The popcorn machine takes some cleaning.', current_date - 153),
  ('3f8f691c-0d4b-897c-a617-5bd8f1eeef78', 'Paul D.', 'Every bedroom has its own bath. With two families, that’s the difference.', current_date - 238),
  ('85c90095-bbf5-863c-ab58-53adb0292637', 'Wendy C.', 'Nobody asked for a phone charger all week. The game room did that.', current_date - 346),
  ('cdfeea78-b5a9-80de-88f5-d561e13b51ba', 'Curtis J.', 'Good house. Parking was a puzzle with three trucks.', current_date - 486),
  ('c156bcbc-b703-880b-bac8-94fdb3f4a212', 'Allison G.', 'The price I saw first was the price I paid. I checked.', current_date - 673),
  ('284bdb74-9658-85d0-be88-2d6ee721198b', 'Connie B.', 'I’m the seventy-six-year-old lady. I brought good shoes this time and won again.', current_date - 52),
  ('f8f29ba4-9810-84be-8958-91e244d440a0', 'Travis H.', 'Three dogs, six acres, one very muddy swim in the creek. Nobody at this place so much as raised an eyebrow.', current_date - 147),
  ('9c6c8eb7-6034-8669-928c-1de53ba24deb', 'Robin L.', 'Peaceful and roomy. It’s close to an hour to the park, so plan your mornings.', current_date - 276),
  ('cafaa44f-0581-82b5-883c-f1ce261735f8', 'Sam and Dee F.', 'The old log room is full of good books. I finished two.', current_date - 410),
  ('b21e861b-a203-83c0-80db-28fe27ada2d4', 'Joanne K.', 'Fire pit big enough for three generations and a bad guitar player.', current_date - 588),
  ('21713c0d-3915-8d2e-bbb6-6d76d0eb1f33', 'Margaret E.', 'Saw eleven herons and one eagle before my husband got up. The binoculars are good ones.', current_date - 83),
  ('918181d1-5572-879f-b2f9-52a3a84c7593', 'Victor S.', 'Calm, bookish place. It’s farther from the park than we pictured, but you read it right there on the page.', current_date - 259),
  ('fbc4b63e-5b09-899f-8d6a-f5754a070a10', 'Lisa J.', 'Coffee on that long deck with the river turning below. We’d planned to go out. We didn’t.', current_date - 503),
  ('5e00d8a1-6e75-85b0-b513-a9161783f91c', 'Randy C.', 'Sat out a thunderstorm on the left end of the swing. Dry knees, best hour of the trip.', current_date - 13),
  ('56bc701a-ee05-8e27-bb5e-cda516f65ee1', 'Michelle P.', 'Five of us for less than two motel rooms, and the dog came too.', current_date - 46),
  ('48d56f25-899f-865e-90db-789b4013f6c8', 'Ed W.', 'Simple and clean. One bath, so get up early.', current_date - 82),
  ('105d6d86-5cac-836d-9e19-654a4abfa8f5', 'Loretta M.', 'Looks and smells like my grandparents’ place in Cosby. I got a little quiet.', current_date - 131),
  ('8cb76410-90c4-8281-8a74-dedec955337f', 'Jeremy S.', 'Kids played checkers on that porch for three days. No screens, no fuss.', current_date - 194),
  ('2b3d30e7-4491-83df-9847-9c8a96c81478', 'Dana R.', 'Great value. Mattress in the second bedroom is on the firm side.', current_date - 270),
  ('cd157424-7cac-8da2-94b8-ff928b9c4a82', 'Earl T.', 'Not fancy, just like it says. I’ll take it over fancy.', current_date - 361),
  ('123d67da-ff22-80c8-9f8a-5fcde8edf0e3', 'Brittany L.', 'Cooked trout on the grate over the fire pit. Felt like summer when I was ten.', current_date - 499),
  ('1fe07725-86a9-8433-b9da-50986d5d7e51', 'Frank N.', 'Cheap, but the hallway floor creaks at every step and we had a light sleeper. Nobody got much rest.', current_date - 646),
  ('798c6598-2b01-859d-ab3b-6f5f329fad88', 'Diane K.', 'We took blankets to the west corner and the birds came over in one big ribbon. Nobody spoke.', current_date - 31),
  ('fbf6b856-204a-87f6-bd7d-95a2f21a3438', 'Keith R.', 'Short fast slide into the pool. I’m fifty-three and went down it forty times.', current_date - 99),
  ('8f4e7021-3193-8052-a8b0-71a50361b4b7', 'Yvonne B.', 'Big, bright, well stocked. Lots of stairs, though, so give the grandparents the main floor.', current_date - 186),
  ('fba7093b-08e4-8c7e-ae83-d966af14da0f', 'Andrew C.', 'Level parking for five cars. After the last place we rented, I could have kissed it.', current_date - 299),
  ('21b65a2d-a295-85c2-9ec6-3ebd3611e2ab', 'Tammy D.', 'The air hockey table settled an argument from 1997.', current_date - 447),
  ('a6115f7a-85dc-8ea0-8247-4528aaf32cf9', 'Russ M.', 'Great week. Took a while for the top floor to cool off the first night.', current_date - 620),
  ('2e084324-5fce-8ef5-9994-c5fe455c87c1', 'Jessica N.', 'Hoped for rain, got rain. Floated under the skylight and listened to that roof for an hour.', current_date - 14),
  ('f4ae2ef0-b8ac-845d-ada5-dc50e01d9055', 'Aaron P.', 'Our own pool and nobody else in it. I’m spoiled for hotels now.', current_date - 59),
  ('39f383e1-b239-8dd8-92d0-d4579d6be2f6', 'Gina L.', 'Lovely for two. With our teenagers on the sofa bed it was snug.', current_date - 103),
  ('85e251d6-6cd9-8469-a118-ce8632708224', 'Maurice T.', 'My wife never swims. She swam. Twice a day.', current_date - 178),
  ('66876629-3caa-88e0-aa93-8615c00e8cd1', 'Cheryl H.', 'Warm towels, low lights, and a door that locks from the inside. Whoever designed this is married.', current_date - 257),
  ('d2fc167f-a85c-8add-9944-15ebd8ba4965', 'Nick G.', 'Loved it. The hot tub was a bit cool the first night and fine after I called.', current_date - 349),
  ('ab8e517a-8846-83e2-b7ad-2e9f7d1ad4e7', 'Valerie S.', 'Dropped our youngest at college and came straight here. Cried in the pool, felt better.', current_date - 488),
  ('c947c608-481a-8143-bae5-088465545d2a', 'Todd F.', 'Level drive in, dinner fifteen minutes away. We only went out once.', current_date - 631),
  ('43c46d52-56b7-8750-ba2b-a909b281d6bf', 'Bonnie’s cousin', 'Test. Did this go through?', current_date - 379),
  ('4d851698-0517-8f53-9379-7f586be12e54', 'Bonnie A.', 'Honked at the switchback like we were told. Five ridges on the clear day, two on the other.', current_date - 380),
  ('15dd460c-9019-820f-bf47-e549238f5dbf', 'Laura C.', 'I didn’t believe her about the mountain turning gold in that hay door. Then it did.', current_date - 27),
  ('71db2bf8-d13e-84de-ab0d-f0f6d20e5602', 'Stephen M.', 'Two dogs, one big field, zero complaints.', current_date - 91),
  ('138ffc17-b56c-88ac-9edc-b7adba60a05c', 'Carrie W.', 'So pretty. The loft bed is up a real stair now, but mind your head.', current_date - 176),
  ('61c643a3-480e-8e3c-9a77-c7dd937300c3', 'Isaac B.', 'Marshmallows in the field two nights running. The smallest one had five.', current_date - 283),
  ('4d75770b-cc8f-8682-804c-b65706b50f07', 'Marlene R.', 'We waded at Metcalf Bottoms every afternoon and were back in the hot tub by five.', current_date - 415),
  ('4b19790f-b1c5-8355-86a7-4d588d6adc99', 'Craig H.', 'Quiet road, dark sky. Groceries are a drive, so stock up on the way in.', current_date - 598),
  ('bb4b98fb-e441-8744-8d0d-89eb89c86bba', 'The Whitfield reunion', 'Third step, first evening, clean shirts. We have the picture and it’s perfect.', current_date - 39),
  ('69fc568a-5cec-8de4-b2e6-2aa5f348a140', 'Gwen T.', 'Eighteen people and not one argument about bathrooms.', current_date - 163),
  ('06a737d3-205b-8ab9-bdf4-5251534c1e05', 'Larry S.', 'The griddle feeds an army. It’s a long way up for milk, so make a list.', current_date - 301),
  ('d885686b-3e91-8e1d-b927-0b73b83b5f9f', 'Rosemary D.', 'My brothers haven’t been in one house since 2009. They played shuffleboard until two.', current_date - 457),
  ('4ca45545-3d1c-826e-bdae-3c00c2d0cf97', 'Jamal W.', 'We rebooked before we left, same as everybody, I guess.', current_date - 615),
  ('70ba39e1-efbd-837e-9a71-87d7e700a145', 'Sarah B.', 'No Wi-Fi turned out to be the best thing in the house. We finished our sentences.', current_date - 16),
  ('7ef1338a-da49-8613-9e02-a77e71e98a8d', 'Peter L.', 'Played every record, read two books, added our walk to the map in pencil.', current_date - 50),
  ('c33ed812-9929-8736-a830-eac98024e412', 'Amy G.', 'Exactly as quiet as it says. I’d add a brighter reading lamp on the left side.', current_date - 97),
  ('55a07d45-a9ce-8109-a996-7180af1a29bb', 'Louis D.', 'My back hurt when we got here and didn’t when we left. Credit to the hot tub.', current_date - 148),
  ('a1d22e9a-d8cf-891d-9c21-a97f52708078', 'Christine P.', 'Found the love letter. Put it back. Not telling.', current_date - 221),
  ('27670051-e626-8a5d-85ae-6c2f86f16442', 'Hal J.', 'Nice place. Bring your own coffee beans, the moka pot deserves them.', current_date - 308),
  ('6e306977-8c19-8002-a0a9-a970369a7d72', 'Meredith K.', 'Three days, no clock hands, no plan. We honeymooned nearby in 1994 in a much worse cabin.', current_date - 390),
  ('60836816-74e7-888d-a7e5-573715f5d2b0', 'Terrence A.', 'Two chairs by the fire and no more. That says everything.', current_date - 521),
  ('b94a0af7-fdef-8d16-9a72-a33207bc96c0', 'Glenn O.', 'No Wi-Fi and no signal, just like the page says. I work for myself and drove to town twice a day.', current_date - 612),
  ('4737de3b-cd4f-8be9-96a8-b93a3d9baa61', 'Joyce M.', 'Wonderful for the two of us. Some folks will miss the phone. I did, a little.', current_date - 684),
  ('3e478043-6d1f-8fc6-85a7-b721c786616b', 'Karen V.', 'Four dogs, one fee, and a shower at waist height. My back thanks you.', current_date - 18),
  ('0f51175b-cb46-8256-ad88-ada5dc24542c', 'Dustin M.', 'Our shy rescue slept on the rug by the second night. That’s never happened.', current_date - 61),
  ('523c2f93-806f-8eb4-828c-b6b69a91a249', 'Elaine S.', 'Perfect for the pups. Gravel was rutted after a storm, but we made it in a sedan.', current_date - 112),
  ('00457450-35ed-8349-807e-5be6e5c023cb', 'Bob and Trish N.', 'They ignored the view. We didn’t.', current_date - 174),
  ('382d286b-0ab1-82e4-8046-4ca9e6b575fa', 'Cody L.', 'The treat jar was full when we came and empty when we left. It was the dog.', current_date - 248),
  ('3762f1f5-99db-8a7c-9b1b-1c1d07594a11', 'Peggy W.', 'Half an acre of fence and I finally drank a whole cup of coffee sitting down.', current_date - 355),
  ('ccba8ebd-1aab-8044-8be7-10c2cbb17512', 'Adam R.', 'Sturdy furniture, good hot tub, no guilt about the fur. Dishwasher is a slow one.', current_date - 463),
  ('90c391fc-0d5b-87e2-a68b-5f3f4687ba6c', 'Natalie F.', 'Everything washable, including the dogs.', current_date - 657),
  ('1750302f-0da9-844b-8a65-f480277e1e47', 'Julie H.', 'Like sleeping in a treehouse a bridge engineer built. Nothing creaks.', current_date - 125),
  ('ff982f70-267d-8ab8-925e-5d6a8d76cb2a', 'Dennis O.', 'Fish supper with the creek under the window. Six steps to the hot tub, so bring a flashlight.', current_date - 364),
  ('b9e492d7-1fcb-864b-90c4-c130a185524e', 'Theresa L.', 'Easy parking, mountains in every window. My mother has already invited herself along next year.', current_date - 36),
  ('68a69469-2b44-827d-9811-b69a17b2b4a3', 'Ryan K.', 'Opened the pool wall and had the meadow right there. The dog tried. We said no.', current_date - 189),
  ('c77016dd-d252-8e1e-89da-e0f279947dea', 'Annette B.', 'Easy house for a big group. I’d add a few more hooks in the bathrooms.', current_date - 327),
  ('cf469f58-829a-8471-b161-e567e13180bd', 'Jacob S.', 'Watched the game in the theater and I believe they heard us in town.', current_date - 508)
on conflict do nothing;

insert into public.promotions (code, label, every_nth_night_free, season_start, season_end, is_example) values
  ('MAMAFREE4', 'Book 3 nights, get the 4th free', 4, '09-01', '02-29', true)
on conflict do nothing;

insert into public.cabin_calendar (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open)
with policy (cabin_id, weekend_percent, saturday_weeks, single_nights, christmas_min_stay, departs_on_holiday_sundays, closed_after, closed_nights) as (values
  ('fabbdb0a-51b5-8cb8-8791-97a490be39fd'::uuid, 122, false, false, 4, true, 0, 0),
  ('d8a71331-bbf4-8d16-8298-4c02abc5144b'::uuid, 126, false, false, 4, false, 52, 5),
  ('2304b19b-273b-876e-882a-10503bea1226'::uuid, 122, false, false, 4, false, 0, 0),
  ('1af12ae3-6f7b-8b1c-acda-29efa500c8a2'::uuid, 122, false, false, 4, true, 96, 6),
  ('3c9d022c-80b5-8814-9f98-f0fc58ae5447'::uuid, 126, false, false, 4, true, 0, 0),
  ('55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3'::uuid, 122, false, true, 4, true, 0, 0),
  ('a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9'::uuid, 122, false, false, 4, true, 19, 3),
  ('18dcf2fe-336b-871a-ab7f-2cde6c97613e'::uuid, 130, true, false, 5, false, 0, 0),
  ('1684aef4-0535-862c-8764-06ab62c3b816'::uuid, 128, false, false, 5, false, 0, 0),
  ('8ecf70bd-4bdd-863d-af29-a7414c44d82e'::uuid, 122, false, false, 4, true, 0, 0),
  ('a5e309ba-ece6-8af8-a35f-28748a183e61'::uuid, 115, false, true, 4, true, 0, 0),
  ('e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1'::uuid, 122, false, false, 4, true, 0, 0),
  ('2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb'::uuid, 122, false, false, 4, false, 0, 0),
  ('ac62afc5-f89d-8abb-ad0c-edbbfb2ac733'::uuid, 130, true, false, 5, false, 0, 0),
  ('04e63fe5-e6a7-87be-8bd5-867862f89be4'::uuid, 126, false, false, 4, false, 0, 0),
  ('fc155e92-0ef4-88e4-bec7-bf803d5dbcf1'::uuid, 122, false, false, 4, true, 0, 0),
  ('08635ddf-9dbe-80bd-a832-72d6c0d71d6a'::uuid, 118, false, true, 4, true, 0, 0),
  ('12601e25-607c-8c75-bafc-d2b6f5bb3e47'::uuid, 122, false, false, 4, true, 0, 0),
  ('b1fe48a5-60a4-865d-96fd-05ba7618c1ce'::uuid, 124, false, true, 4, true, 0, 0),
  ('e469c729-cec7-8cc3-8d83-a903660d44fb'::uuid, 122, false, true, 4, true, 0, 0),
  ('7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0'::uuid, 122, false, false, 4, true, 34, 4),
  ('22215435-c84a-85c0-b146-411a8c5a6ae9'::uuid, 128, true, false, 5, false, 0, 0),
  ('a11497e8-07b2-8590-a7e5-e31095b03ff2'::uuid, 112, false, true, 4, true, 0, 0),
  ('2b7b774c-b152-869d-b828-eb7f81caf7f8'::uuid, 122, false, false, 4, false, 0, 0),
  ('9faa5c5d-7016-8940-b763-9f465cc13fc8'::uuid, 115, false, true, 4, true, 0, 0),
  ('86178ca4-fe93-80f9-a1ce-4ef42ade7b69'::uuid, 122, false, false, 4, true, 0, 0)
),
season (from_day, to_day, percent) as (values
  ('01-01', '01-03', 116),
  ('01-04', '03-06', 78),
  ('03-07', '04-18', 102),
  ('04-19', '05-20', 94),
  ('05-21', '08-15', 118),
  ('08-16', '09-20', 92),
  ('09-21', '09-30', 110),
  ('10-01', '11-05', 138),
  ('11-06', '11-20', 98),
  ('11-21', '12-31', 116)
),
years as (
  select extract(year from current_date)::int + n as year from generate_series(-1, 2) as n
),
holiday_monday as (
  select make_date(year, 1, 15) + ((1 - extract(dow from make_date(year, 1, 15))::int + 7) % 7) as monday from years
  union all select make_date(year, 2, 15) + ((1 - extract(dow from make_date(year, 2, 15))::int + 7) % 7) from years
  union all select make_date(year, 5, 25) + ((1 - extract(dow from make_date(year, 5, 25))::int + 7) % 7) from years
  union all select make_date(year, 9, 1) + ((1 - extract(dow from make_date(year, 9, 1))::int + 7) % 7) from years
),
holiday (first_night, last_night, percent, kind) as (
  select monday - 3, monday - 1, 114, 'weekend' from holiday_monday
  union all select make_date(year, 7, 1), make_date(year, 7, 5), 126, 'week' from years
  union all select make_date(year, 11, 22) + ((4 - extract(dow from make_date(year, 11, 22))::int + 7) % 7) - 3, make_date(year, 11, 22) + ((4 - extract(dow from make_date(year, 11, 22))::int + 7) % 7) + 2, 124, 'week' from years
  union all select make_date(year, 12, 22), make_date(year + 1, 1, 1), 138, 'christmas' from years
),
span as (
  select current_date - 1 + n as day from generate_series(0, 541) as n
),
dated as (
  select
    span.day,
    to_char(span.day, 'MM-DD') as month_day,
    extract(dow from span.day)::int as weekday,
    season.percent as season_percent,
    holiday.percent as holiday_percent,
    holiday.kind as holiday_kind
  from span
  join season on to_char(span.day, 'MM-DD') between season.from_day and season.to_day
  left join holiday on span.day between holiday.first_night and holiday.last_night
),
planned as (
  select
    dated.*,
    policy.*,
    cabins.nightly_rate,
    policy.saturday_weeks and month_day between '06-14' and '08-16' as in_saturday_weeks,
    ('x' || substr(md5(policy.cabin_id::text || to_char(dated.day, 'IYYY-IW')), 1, 8))::bit(32)::bigint as week_hash,
    ('x' || substr(md5(policy.cabin_id::text || dated.day::text), 1, 8))::bit(32)::bigint as day_hash
  from dated
  cross join policy
  join public.cabins on cabins.id = policy.cabin_id
)
select
  cabin_id,
  day,
  case
    when day_hash % 19 = 0 and weekday in (1, 2, 3, 4) and holiday_kind is null and season_percent between 90 and 105 then null
    else round(
      nightly_rate
      * season_percent / 100.0
      * case when weekday in (5, 6) then weekend_percent else 100 end / 100.0
      * coalesce(holiday_percent, 100) / 100.0
      * (97 + week_hash % 7) / 100.0
      / 100.0
    )::int * 100
  end,
  case
    when in_saturday_weeks then 7
    when holiday_kind = 'christmas' and month_day <> '01-01' then christmas_min_stay
    when holiday_kind is not null then 3
    when weekday in (5, 6) and month_day between '10-01' and '10-31' then 3
    when single_nights and weekday in (2, 3) and season_percent <= 105 then 1
    else 2
  end,
  month_day not in ('12-24', '12-25', '12-31') and (weekday = 6 or not in_saturday_weeks),
  month_day not in ('12-25', '01-01')
    and (weekday = 6 or not in_saturday_weeks)
    and (departs_on_holiday_sundays or weekday <> 0 or holiday_kind is distinct from 'weekend'),
  not (day >= current_date + closed_after and day < current_date + closed_after + closed_nights)
from planned
on conflict do nothing;

insert into public.occupancies (id, cabin_id, check_in, check_out, kind, is_example)
with recursive plan (cabin_id, demand, busy_days, saturday_weeks, lengths) as (values
  ('fabbdb0a-51b5-8cb8-8791-97a490be39fd'::uuid, 0.56, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('d8a71331-bbf4-8d16-8298-4c02abc5144b'::uuid, 0.57, 60, false, '{3,3,4,4,5,3,7}'::int[]),
  ('2304b19b-273b-876e-882a-10503bea1226'::uuid, 0.48, 60, false, '{3,3,4,4,5,3,7}'::int[]),
  ('1af12ae3-6f7b-8b1c-acda-29efa500c8a2'::uuid, 0.5, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('3c9d022c-80b5-8814-9f98-f0fc58ae5447'::uuid, 0.976, 98, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3'::uuid, 0.52, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9'::uuid, 0.46, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('18dcf2fe-336b-871a-ab7f-2cde6c97613e'::uuid, 0.45, 60, true, '{3,3,4,4,5,3,7}'::int[]),
  ('1684aef4-0535-862c-8764-06ab62c3b816'::uuid, 0.48, 60, false, '{3,3,4,4,5,3,7}'::int[]),
  ('8ecf70bd-4bdd-863d-af29-a7414c44d82e'::uuid, 0.46, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('a5e309ba-ece6-8af8-a35f-28748a183e61'::uuid, 0.53, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1'::uuid, 0.56, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb'::uuid, 0.46, 60, false, '{3,3,4,4,5,3,7}'::int[]),
  ('ac62afc5-f89d-8abb-ad0c-edbbfb2ac733'::uuid, 0.45, 60, true, '{3,3,4,4,5,3,7}'::int[]),
  ('04e63fe5-e6a7-87be-8bd5-867862f89be4'::uuid, 0.51, 60, false, '{3,3,4,4,5,3,7}'::int[]),
  ('fc155e92-0ef4-88e4-bec7-bf803d5dbcf1'::uuid, 0.54, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('08635ddf-9dbe-80bd-a832-72d6c0d71d6a'::uuid, 0.54, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('b1fe48a5-60a4-865d-96fd-05ba7618c1ce'::uuid, 0.58, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('e469c729-cec7-8cc3-8d83-a903660d44fb'::uuid, 0.43, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0'::uuid, 0.47, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('22215435-c84a-85c0-b146-411a8c5a6ae9'::uuid, 0.55, 60, true, '{3,3,4,4,5,3,7}'::int[]),
  ('a11497e8-07b2-8590-a7e5-e31095b03ff2'::uuid, 0.43, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[]),
  ('2b7b774c-b152-869d-b828-eb7f81caf7f8'::uuid, 0.47, 60, false, '{3,3,4,4,5,3,7}'::int[]),
  ('9faa5c5d-7016-8940-b763-9f465cc13fc8'::uuid, 0.42, 60, false, '{2,2,3,3,3,4,2,5,7}'::int[])
),
started as (
  select
    plan.*,
    ('x' || substr(md5(cabin_id::text || 'start'), 1, 8))::bit(32)::bigint as start_hash
  from plan
  where not exists (select from public.occupancies where occupancies.cabin_id = plan.cabin_id)
),
walk as (
  select
    started.cabin_id, demand, busy_days, lengths, 0 as n,
    case
      when start_hash % 100 >= demand * 100 then current_date
      when saturday_weeks then current_date - 1 - extract(dow from current_date)::int
      else current_date - 1 - (start_hash % 3)::int
    end as check_in,
    leaves.day as check_out,
    (leaves.day - current_date) * (demand - 1) as credit
  from started
  cross join lateral (
    select day from public.cabin_calendar as calendar
    where calendar.cabin_id = started.cabin_id
      and case
        when start_hash % 100 >= demand * 100 then day = current_date
        else day > current_date and day >= current_date + (start_hash % 4)::int and allows_check_in and allows_check_out
      end
    order by day limit 1
  ) as leaves
  union all
  select
    walk.cabin_id, walk.demand, busy_days, lengths, walk.n + 1,
    arrives.day,
    leaves.day,
    (walk.credit + share.now * (leaves.day - walk.check_out) - (leaves.day - arrives.day))::numeric
  from walk
  cross join lateral (
    select
      case
        when walk.check_out - current_date < busy_days then demand
        when walk.check_out - current_date < 120 then least(demand, 0.6) * 0.62
        when walk.check_out - current_date < 240 then least(demand, 0.6) * 0.34
        else least(demand, 0.6) * 0.14
      end as now,
      lengths[(1 + ('x' || substr(md5(walk.cabin_id::text || 'length' || walk.n), 1, 8))::bit(32)::bigint % cardinality(lengths))::int] as nights
  ) as share
  cross join lateral (
    select (share.nights - walk.credit) / share.now - share.nights
      + (('x' || substr(md5(walk.cabin_id::text || 'gap' || walk.n), 1, 8))::bit(32)::bigint % 9 - 4) * (1 - share.now) as nights
  ) as gap
  cross join lateral (
    select walk.check_out + case
      when share.now > 0.9 then case when gap.nights >= 0.8 then 2 else 0 end
      else greatest(0, round(gap.nights))::int
    end as day
  ) as wished
  cross join lateral (
    select wished.day + case
      when share.now < 0.9 and wished.day > walk.check_out and extract(dow from wished.day) = 4 then 1
      else 0
    end as day
  ) as earliest
  cross join lateral (
    select day, min_stay from public.cabin_calendar as calendar
    where calendar.cabin_id = walk.cabin_id and allows_check_in and open
      and day >= earliest.day
    order by day limit 1
  ) as arrives
  cross join lateral (
    select day from public.cabin_calendar as calendar
    where calendar.cabin_id = walk.cabin_id and allows_check_in and allows_check_out
      and day >= arrives.day + greatest(share.nights, arrives.min_stay)
    order by day limit 1
  ) as leaves
)
select
  overlay(overlay(md5('stay' || walk.cabin_id::text || check_in::text) placing '8' from 13) placing 'a' from 17)::uuid,
  cabin_id,
  check_in,
  check_out,
  case when ('x' || substr(md5(walk.cabin_id::text || 'kind' || walk.n), 1, 8))::bit(32)::bigint % 14 = 0 then 'block' else 'booking' end,
  true
from walk
where check_out > check_in
  and not exists (
    select from public.cabin_calendar as calendar
    where calendar.cabin_id = walk.cabin_id and not open and day >= check_in and day < check_out
  )
on conflict do nothing;

insert into public.occupancies (id, cabin_id, check_in, check_out, kind, block_reason, is_example)
with fresh as (
  select cabin_id from public.cabin_calendar group by cabin_id having min(day) = current_date - 1
),
free_nights as (
  select calendar.cabin_id, day, min_stay, allows_check_in,
         day - (row_number() over (partition by calendar.cabin_id order by day))::int as run
  from public.cabin_calendar as calendar
  join fresh on fresh.cabin_id = calendar.cabin_id
  join public.cabins on cabins.id = calendar.cabin_id
  where day > (now() at time zone cabins.timezone)::date and open
    and not exists (
      select from public.occupancies
      where occupancies.cabin_id = calendar.cabin_id and occupancies.released_at is null and occupancies.during @> day
    )
),
runs as (
  select cabin_id, run, min(day) as first_day, max(day) + 1 as end_day from free_nights group by cabin_id, run
),
reached as (
  select runs.cabin_id, runs.run, max(leaves.day) as day
  from runs
  join free_nights as arrives using (cabin_id, run)
  join public.cabin_calendar as leaves
    on leaves.cabin_id = runs.cabin_id and leaves.day <= runs.end_day and leaves.allows_check_out
    and leaves.day - arrives.day between arrives.min_stay and 30
  where arrives.allows_check_in
  group by runs.cabin_id, runs.run
)
select
  overlay(overlay(md5('gap' || runs.cabin_id::text || runs.end_day::text) placing '8' from 13) placing 'a' from 17)::uuid,
  runs.cabin_id,
  greatest(runs.first_day, reached.day),
  runs.end_day,
  'block',
  'Too short to sell',
  true
from runs
join public.cabin_calendar as ends
  on ends.cabin_id = runs.cabin_id and ends.day = runs.end_day and ends.allows_check_out
left join reached on reached.cabin_id = runs.cabin_id and reached.run = runs.run
where reached.day is distinct from runs.end_day
on conflict do nothing;

analyze public.occupancies;

with arriving as (
  select occupancies.id
  from public.occupancies
  join public.cabins on cabins.id = occupancies.cabin_id
  left join public.cabin_calendar as calendar on calendar.cabin_id = occupancies.cabin_id and calendar.day = (now() at time zone cabins.timezone)::date
  where occupancies.is_example and occupancies.kind = 'booking' and occupancies.check_in < (now() at time zone cabins.timezone)::date and occupancies.check_out > (now() at time zone cabins.timezone)::date
    and not exists (select from public.bookings where bookings.occupancy_id = occupancies.id)
    and not exists (select from public.bookings where bookings.is_example)
  order by calendar.allows_check_in desc nulls last, ('x' || substr(md5(occupancies.id::text || 'arriving'), 1, 8))::bit(32)::bigint
  limit 3
)
update public.occupancies set check_in = (now() at time zone cabins.timezone)::date
from public.cabins
where cabins.id = occupancies.cabin_id and occupancies.id in (select id from arriving);

insert into public.occupancies (id, cabin_id, check_in, check_out, kind, is_example)
select gen_random_uuid(), cabins.id, (now() at time zone cabins.timezone)::date - past.days_ago - past.nights, (now() at time zone cabins.timezone)::date - past.days_ago, 'booking', true
from public.cabins
cross join (values (0, 3), (1, 2), (6, 4), (17, 3)) as past (days_ago, nights)
where exists (select from public.occupancies where occupancies.cabin_id = cabins.id and occupancies.is_example)
  and not exists (select from public.bookings where bookings.cabin_id = cabins.id and bookings.is_example)
  and (
    case when past.days_ago = 0
      then exists (select from public.occupancies where occupancies.cabin_id = cabins.id and occupancies.check_in = (now() at time zone cabins.timezone)::date and occupancies.is_example)
      else ('x' || substr(md5(cabins.id::text || 'past'), 1, 8))::bit(32)::bigint % 4 = past.days_ago % 4 end
  )
on conflict do nothing;

insert into public.occupancies (id, cabin_id, check_in, check_out, kind, released_at, is_example)
select gen_random_uuid(), cabins.id, (now() at time zone cabins.timezone)::date + 24, (now() at time zone cabins.timezone)::date + 27, 'booking', now() - interval '2 days', true
from public.cabins
where exists (select from public.occupancies where occupancies.cabin_id = cabins.id and occupancies.is_example)
  and not exists (select from public.bookings where bookings.is_example)
order by cabins.display_order limit 1;

update public.occupancies set
  is_owner_stay = ('x' || substr(md5(occupancies.id::text || 'owner'), 1, 8))::bit(32)::bigint % 3 = 0,
  block_reason = case when ('x' || substr(md5(occupancies.id::text || 'owner'), 1, 8))::bit(32)::bigint % 3 <> 0 then (array['Hot tub service', 'Deep cleaning', 'New deck boards'])[(1 + ('x' || substr(md5(occupancies.id::text || 'reason'), 1, 8))::bit(32)::bigint % 3)::int] end
where is_example and kind = 'block' and block_reason is null and not is_owner_stay;

insert into public.bookings (
  occupancy_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email, guest_phone, quote,
  total_cents, request_hash, terms_accepted_at, created_at, hold_expires_at, free_cancel_until, is_example
)
with unbooked as materialized (
  select occupancies.* from public.occupancies
  where occupancies.is_example and occupancies.kind = 'booking'
    and not exists (select from public.bookings where bookings.occupancy_id = occupancies.id)
),
nights as (
  select occupancies.id,
    jsonb_agg(jsonb_build_object('date', night.day, 'amount_cents', price.cents) order by night.day) as nightly,
    sum(price.cents)::int as cents, min(price.cents) as least, max(price.cents) as most
  from unbooked as occupancies
  join public.cabins on cabins.id = occupancies.cabin_id
  cross join lateral (select occupancies.check_in + n as day from generate_series(0, occupancies.check_out - occupancies.check_in - 1) as n) as night
  left join public.cabin_calendar as calendar on calendar.cabin_id = occupancies.cabin_id and calendar.day = night.day
  cross join lateral (
    select round(coalesce(calendar.price, cabins.nightly_rate) * (100 + cabins.mountain_mama_nightly_surcharge) / 100)::int as cents
  ) as price
  group by occupancies.id
),
priced as (
  select occupancies.*, nights.nightly, nights.cents, nights.least, nights.most, cabins.timezone, cabins.free_cancel_days,
    cabins.cleaning_fee, cabins.title, cabins.city, occupancies.check_out - occupancies.check_in as length, tax.label as tax_label,
    taxes.*, (tax.state + tax.local + tax.occupancy) / 100.0 as total_rate, party.*,
    case when party.pets > 0 then coalesce(cabins.pet_fee, 0) else 0 end as pet_cents
  from unbooked as occupancies
  join nights on nights.id = occupancies.id
  join public.cabins on cabins.id = occupancies.cabin_id
  -- An example is shorter than the stays that are free of the occupancy tax.
  cross join lateral (
    select rate ->> 'label' as label, (rate -> 'lines' -> 0 ->> 'rate')::int as state, (rate -> 'lines' -> 1 ->> 'rate')::int as local,
           (rate -> 'lines' -> 2 ->> 'rate')::int as occupancy
    from jsonb_array_elements(public.cabin_taxes(cabins.id)) as rate
    where rate ->> 'from' <= occupancies.check_in::text
    order by rate ->> 'place' = '*', rate ->> 'from' desc limit 1
  ) as tax
  cross join lateral (select nights.cents + cabins.cleaning_fee as base) as taxable
  cross join lateral (
    select round(base * tax.state / 10000.0)::int as state_cents, round(base * tax.local / 10000.0)::int as local_cents,
           round(base * tax.occupancy / 10000.0)::int as occupancy_cents
  ) as taxes
  cross join lateral (
    select (1 + ('x' || substr(md5(occupancies.id::text || 'adults'), 1, 8))::bit(32)::bigint % least(cabins.max_guests, 6))::smallint as adults,
           case when cabins.pet_fee is not null and cabins.max_pets > 0 and ('x' || substr(md5(occupancies.id::text || 'pets'), 1, 8))::bit(32)::bigint % 4 = 0 then 1 else 0 end::smallint as pets
  ) as party
),
quoted as (
  select priced.*,
    least(('x' || substr(md5(priced.id::text || 'children'), 1, 8))::bit(32)::bigint % 3, greatest(0, max_guests - adults))::smallint as children,
    state_cents + local_cents + occupancy_cents as tax_cents,
    cents + cleaning_fee + state_cents + local_cents + occupancy_cents + pet_cents as total
  from priced
  join (select id as of_cabin, max_guests from public.cabins) as room on room.of_cabin = priced.cabin_id
)
select
  id, cabin_id,
  'MM-' || translate(upper(substr(md5(id::text || 'reference'), 1, 8)), '01', 'GH'),
  replace(gen_random_uuid()::text, '-', ''),
  'held', adults, children, pets, guest.first || ' ' || guest.last,
  lower(guest.first || '.' || guest.last) || '@example.com',
  '+186555501' || lpad((('x' || substr(md5(quoted.id::text || 'phone'), 1, 8))::bit(32)::bigint % 100)::text, 2, '0'),
  jsonb_build_object(
    'cabin_id', cabin_id, 'check_in', check_in, 'check_out', check_out, 'nights', length, 'currency', 'USD',
    'nightly', nightly, 'original_subtotal_cents', cents, 'free_nights', 0, 'promo_discount_cents', 0,
    'discount_percent', 0, 'discount_cents', 0, 'subtotal_cents', cents, 'cleaning_fee_cents', cleaning_fee,
    'tax', jsonb_build_object(
      'state_cents', state_cents, 'local_cents', local_cents, 'occupancy_cents', occupancy_cents,
      'occupancy_applies', true, 'total_rate', total_rate::float, 'total_cents', tax_cents, 'city', tax_label
    ),
    'pet_fee_cents', pet_cents, 'total_cents', total, 'avg_nightly_cents', round(cents::numeric / length)::int,
    'taxes_before_discount_cents', tax_cents, 'original_total_cents', total, 'savings_cents', 0,
    'lines', jsonb_build_array(jsonb_build_object('code', 'nights', 'label', case when least = most then '$' || to_char(least / 100.0, 'FM999,999,990.00') || ' × ' else '' end || length || case when length = 1 then ' night' else ' nights' end, 'amount_cents', cents))
      || case when cleaning_fee > 0 then jsonb_build_array(jsonb_build_object('code', 'cleaning_fee', 'label', 'Cleaning fee', 'amount_cents', cleaning_fee)) else '[]' end
      || jsonb_build_array(
        jsonb_build_object('code', 'state_tax', 'label', 'State sales tax', 'amount_cents', state_cents),
        jsonb_build_object('code', 'local_tax', 'label', 'County/local tax', 'amount_cents', local_cents),
        jsonb_build_object('code', 'occupancy_tax', 'label', 'Occupancy tax (' || tax_label || ')', 'amount_cents', occupancy_cents)
      )
      || case when pet_cents > 0 then jsonb_build_array(jsonb_build_object('code', 'pet_fee', 'label', 'Pet fee', 'amount_cents', pet_cents)) else '[]' end,
    'expires_at', to_char(booked_at at time zone 'UTC' + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  ),
  total, 'example', booked_at, booked_at, booked_at + interval '15 minutes',
  (check_in - free_cancel_days)::timestamp at time zone quoted.timezone, true
from quoted
cross join lateral (
  select (array['Ada', 'Ben', 'Clara', 'Dewey', 'Edith', 'Frank', 'Grace', 'Hank', 'Iris', 'Joel', 'Kay', 'Leon', 'Mabel', 'Nolan', 'Opal', 'Pete', 'Quinn', 'Ruth', 'Silas', 'Tess', 'Ula', 'Vern', 'Willa', 'Zeke'])[(1 + ('x' || substr(md5(quoted.id::text || 'first'), 1, 8))::bit(32)::bigint % 24)::int] as first,
         (array['Abbott', 'Bell', 'Crane', 'Dunn', 'Ellis', 'Fern', 'Garland', 'Hale', 'Ivey', 'Joyner', 'Knox', 'Lowe', 'Moss', 'Nash', 'Owens', 'Pratt', 'Reed', 'Sutton', 'Tate', 'Underwood', 'Vance', 'Webb', 'York'])[(1 + ('x' || substr(md5(quoted.id::text || 'last'), 1, 8))::bit(32)::bigint % 23)::int] as last
) as guest
cross join lateral (
  select least(
    check_in::timestamp at time zone quoted.timezone - make_interval(days => (4 + ('x' || substr(md5(quoted.id::text || 'ahead'), 1, 8))::bit(32)::bigint % 70)::int),
    now() - make_interval(hours => (3 + ('x' || substr(md5(quoted.id::text || 'ago'), 1, 8))::bit(32)::bigint % 600)::int)
  ) as booked_at
) as moment;

insert into public.payments (
  booking_id, provider, session_id, url, status, amount_cents, paid_cents, provider_payment_id, created_at, expires_at, paid_at
)
select id, 'test', 'example_' || id, 'https://example.com/', 'paid', total_cents, total_cents, 'example_' || id,
       created_at, hold_expires_at, created_at + interval '4 minutes'
from public.bookings where is_example and status = 'held';

update public.bookings set status = 'confirmed', confirmed_at = created_at + interval '4 minutes', hold_expires_at = null
where is_example and status = 'held';

update public.bookings set status = 'completed', completed_at = (occupancies.check_out + 1)::timestamp at time zone cabins.timezone
from public.occupancies, public.cabins
where bookings.is_example and bookings.status = 'confirmed' and occupancies.id = bookings.occupancy_id
  and cabins.id = occupancies.cabin_id and occupancies.check_out < (now() at time zone cabins.timezone)::date;

update public.bookings set status = 'cancelled', cancelled_at = occupancies.released_at, cancelled_by = 'guest'
from public.occupancies
where bookings.is_example and bookings.status = 'confirmed' and occupancies.id = bookings.occupancy_id and occupancies.released_at is not null;

insert into public.refunds (payment_id, amount_cents, reason, status, attempts, provider_id, created_at, sent_at)
select payments.id, payments.paid_cents, 'cancellation', 'sent', 1, 'example_' || payments.id, cancelled_at,
       cancelled_at + interval '3 minutes'
from public.bookings
join public.payments on payments.booking_id = bookings.id
where bookings.is_example and bookings.status = 'cancelled'
  and not exists (select from public.refunds where refunds.payment_id = payments.id);

update public.bookings set status = 'refunded'
where is_example and status = 'cancelled' and exists (
  select from public.refunds join public.payments on payments.id = refunds.payment_id
  where payments.booking_id = bookings.id and refunds.provider_id like 'example\_%' and refunds.status = 'sent'
);

insert into public.booking_events (booking_id, kind, created_at, handled_at)
select bookings.id, happened.kind, happened.at, happened.at
from public.bookings
cross join lateral (values
  ('held', created_at), ('pending_payment', created_at + interval '1 minute'), ('confirmed', confirmed_at),
  ('completed', completed_at), ('cancelled', cancelled_at),
  ('refunded', case when status = 'refunded' then cancelled_at + interval '4 minutes' end)
) as happened (kind, at)
where is_example and happened.at is not null
  and not exists (
    select from public.booking_events where booking_events.booking_id = bookings.id and booking_events.kind = happened.kind
  );

update public.booking_events set handled_at = booking_events.created_at
from public.bookings where bookings.id = booking_events.booking_id and bookings.is_example and handled_at is null;

insert into public.outbox (
  channel, recipient, subject, body, purpose, budget, dedupe_key, status, created_at, send_at, send_before, attempts
)
select 'email', bookings.guest_email, email.subject || ': ' || cabins.title || ', ' || to_char(occupancies.check_in, 'FMMon FMDD') || ' to ' || to_char(occupancies.check_out, 'FMMon FMDD, YYYY'),
  'Hi ' || split_part(bookings.guest_name, ' ', 1) || E',\n\n' || email.body
    || E'\n\nReference: ' || bookings.reference || E'\n' || cabins.title || ', ' || to_char(occupancies.check_in, 'FMMon FMDD') || ' to ' || to_char(occupancies.check_out, 'FMMon FMDD, YYYY')
    || E'\nTotal: ' || '$' || to_char(bookings.total_cents / 100.0, 'FM999,999,990.00') || E'\n\nThis is an example. Nobody gets it.',
  email.purpose, 'guests', 'booking:' || bookings.id || ':' || email.purpose,
  case when email.at <= now() then 'kept' else 'queued' end,
  least(email.at, now()), email.at, email.at + interval '3 days', 0
from public.bookings
join public.occupancies on occupancies.id = bookings.occupancy_id
join public.cabins on cabins.id = bookings.cabin_id
cross join lateral (values
  ('booking-confirmed', 'You’re booked!', 'It’s all yours.', bookings.confirmed_at),
  ('arrival', 'See you soon',
   'Come anytime after ' || to_char(cabins.check_in_time, 'FMHH12:MI AM') || '. Directions are on your stay page.',
   case when bookings.status in ('confirmed', 'completed') then greatest(
     bookings.confirmed_at + interval '1 minute',
     (occupancies.check_in - 3 + time '10:00') at time zone cabins.timezone) end),
  ('review-request', 'How was it?', 'Thanks for staying with us. Tell me the good and the not-so-good.',
   case when occupancies.check_out between (now() at time zone cabins.timezone)::date - 1 and (now() at time zone cabins.timezone)::date then (occupancies.check_out + 2 + time '10:00') at time zone cabins.timezone end),
  ('booking-cancelled', 'Canceled', 'You’ll get back everything you paid.', bookings.cancelled_at),
  ('refund-sent', 'Your refund is on its way', 'It can take a few days to show up.', bookings.cancelled_at + interval '3 minutes')
) as email (purpose, subject, body, at)
where bookings.is_example and email.at is not null
on conflict do nothing;

insert into public.guest_messages (id, booking_id, body, created_at, told_at, author, read_at, answered_at)
with placed as (
  select bookings.id, bookings.confirmed_at,
    row_number() over (order by occupancies.check_in < (now() at time zone cabins.timezone)::date, occupancies.check_in, occupancies.id) as place
  from public.bookings
  join public.occupancies on occupancies.id = bookings.occupancy_id
  join public.cabins on cabins.id = bookings.cabin_id
  where bookings.is_example and bookings.status in ('confirmed', 'completed')
    and not exists (select from public.guest_messages as said where said.booking_id = bookings.id)
    and occupancies.check_in between (now() at time zone cabins.timezone)::date - 30 and (now() at time zone cabins.timezone)::date + 30
    and not exists (
      select from public.guest_messages as said join public.bookings as talked on talked.id = said.booking_id where talked.is_example
    )
),
thread (n, question, answer) as (values
  (0, 'Is there room to park a small trailer?', 'Yes, right beside the cabin. Just leave room to turn around.'),
  (1, 'Do you have a high chair for our little one?', 'Sure do. It’s in the closet by the kitchen.'),
  (2, 'How far is the nearest grocery store?', 'About ten minutes away, and it’s open until eleven.'),
  (3, 'Could we check in an hour early?', 'You bet, come at three. Your code will work from then on.')
)
select gen_random_uuid(), placed.id, said.body, said.at, said.at, said.author,
       case when said.author = 'guest' and said.is_answered then said.at + interval '1 hour' end,
       case when said.author = 'guest' and said.is_answered then said.at + interval '1 hour' end
from placed
left join thread on thread.n = placed.place / 4 % 4 and placed.place % 4 = 0
cross join lateral (values
  (case when placed.place = 1 then 'We land late and won’t be there before ten. Is there a light on, and does the code work at night?' end, now() - interval '50 minutes', 'guest', false),
  (thread.question, placed.confirmed_at + interval '1 hour', 'guest', true),
  (thread.answer, placed.confirmed_at + interval '2 hours', 'host', true)
) as said (body, at, author, is_answered)
where said.body is not null;

insert into public.cabin_clicks (cabin_id, session_id, clicked_at)
with viewed (cabin_id, recent, earlier) as (values
  ('fabbdb0a-51b5-8cb8-8791-97a490be39fd'::uuid, 48, 48),
  ('d8a71331-bbf4-8d16-8298-4c02abc5144b'::uuid, 44, 42),
  ('2304b19b-273b-876e-882a-10503bea1226'::uuid, 24, 16),
  ('1af12ae3-6f7b-8b1c-acda-29efa500c8a2'::uuid, 22, 24),
  ('3c9d022c-80b5-8814-9f98-f0fc58ae5447'::uuid, 62, 68),
  ('55da99ea-dacb-8bfe-8ffc-da1c7d70c2c3'::uuid, 29, 34),
  ('a52a3e2f-dad9-87c0-8c7a-1c78406f8ae9'::uuid, 12, 9),
  ('18dcf2fe-336b-871a-ab7f-2cde6c97613e'::uuid, 26, 25),
  ('1684aef4-0535-862c-8764-06ab62c3b816'::uuid, 39, 42),
  ('8ecf70bd-4bdd-863d-af29-a7414c44d82e'::uuid, 18, 14),
  ('a5e309ba-ece6-8af8-a35f-28748a183e61'::uuid, 31, 32),
  ('e4d66fb0-f2d6-8f11-9647-3ce39cd1dce1'::uuid, 41, 29),
  ('2a374a8c-ac40-8bdd-b1e7-a89b4a2485cb'::uuid, 27, 28),
  ('ac62afc5-f89d-8abb-ad0c-edbbfb2ac733'::uuid, 21, 17),
  ('04e63fe5-e6a7-87be-8bd5-867862f89be4'::uuid, 35, 28),
  ('fc155e92-0ef4-88e4-bec7-bf803d5dbcf1'::uuid, 30, 28),
  ('08635ddf-9dbe-80bd-a832-72d6c0d71d6a'::uuid, 33, 27),
  ('12601e25-607c-8c75-bafc-d2b6f5bb3e47'::uuid, 9, 8),
  ('b1fe48a5-60a4-865d-96fd-05ba7618c1ce'::uuid, 52, 42),
  ('e469c729-cec7-8cc3-8d83-a903660d44fb'::uuid, 7, 5),
  ('7f923bf9-f8e5-8ffc-93bb-037b9e0e6fa0'::uuid, 14, 10),
  ('22215435-c84a-85c0-b146-411a8c5a6ae9'::uuid, 37, 25),
  ('a11497e8-07b2-8590-a7e5-e31095b03ff2'::uuid, 3, 2),
  ('2b7b774c-b152-869d-b828-eb7f81caf7f8'::uuid, 16, 10),
  ('9faa5c5d-7016-8940-b763-9f465cc13fc8'::uuid, 11, 10)
),
visit as (
  select cabin_id, n, recent, ('x' || substr(md5(cabin_id::text || 'visit' || n), 1, 8))::bit(32)::bigint as hash
  from viewed cross join lateral generate_series(1, recent + earlier) as n
)
select
  cabin_id,
  'visitor-' || substr(md5(cabin_id::text || 'session' || n), 1, 24),
  now() - make_interval(mins => (
    case when n <= recent then 5 + hash % 10070 else 10080 + 5 + hash % 34550 end
  )::int)
from visit
where not exists (select from public.cabin_clicks);

insert into public.posts (id, kind, slug, author, title, excerpt, body_markdown, hero_image_url, published_at, updated_at, related_cabin_slugs, topics) values
  ('21f8207a-80d8-8c2c-a96b-ee492a99de1e', 'article', 'big-family-cabins', 'Mountain Mama', 'How to Choose a Cabin for a Big Family', 'Who sleeps where, how many doors close, where everyone eats, and the six questions to settle before anybody starts arguing about the hot tub.', 'Somebody in every family ends up being the one who books the cabin. If you’re reading this, it’s you, and I’m sorry, and I can help.

I’ve hosted reunions of twenty-two and reunions of nine that felt like twenty-two. What makes the difference is almost never the view. It’s the plumbing, the doors and the table.

## Count doors before you count beds

“Sleeps sixteen” is arithmetic. It may mean eight tidy bedrooms, or four bedrooms and a lot of goodwill on sofa beds. So read the list of beds room by room. I print it on every cabin page for exactly this reason, and I never count a sofa without saying so.

Then do this on paper. Write down each couple, each single grown-up, each teenager and each child, and give everyone a door. Couples with a baby want a door and a bit of distance. Teenagers want a door and no distance from the game room. A grandmother who gets up at five wants a door on the main floor, near the coffee, with nobody sleeping in the room she has to walk through to reach it.

If the list doesn’t work on paper, it won’t work on Friday night with eleven suitcases in the hall.

## One bath for every four people

You can get by with fewer, and you’ll remember it. In a house where every bedroom has its own bath, mornings are quiet. In a house where nine people share two, somebody is late to everything. Look at the number of baths before you look at the pool table.

Kids’ bunk rooms are the exception. Four small people can share one bath happily. They only ever use it when told to.

## Find out where everyone eats

This is the question people forget. A cabin can sleep eighteen and seat ten, and then every supper is served in shifts, and a reunion in shifts isn’t really a reunion.

Ask how many can sit down at one time, with chairs that match or not. Ask how many ovens there are. Ask about the refrigerator, too, because groceries for sixteen don’t fit into a couple’s kitchen. At [Bluff Mountain Barn Hall](/cabins/bluff-mountain-barn-hall) one table seats twenty-two, and I’ve watched families who hadn’t all eaten together in a decade sit down at it and go quiet for a minute.

## Give the house two centers

The best big cabins have a loud room and a quiet room with at least one floor between them. The pool, the theater and the game tables belong downstairs. The fireplace and the good chairs belong upstairs. When both are on the same level, the people with the remote and the people with the book won’t still be speaking by Sunday.

An indoor pool earns its keep more than anything else in a house with kids, because it doesn’t care about the weather. It also needs one grown-up on lifeguard duty at all times. Split the shifts at breakfast.

## Ask about the road in

Five cars is normal for a big group. Ask how many the parking really holds, whether a low minivan can climb the drive, and whether anyone should arrive before dark the first time. I say so on the page when a road is steep. In winter, ask about the elevation, too: five cars that can all climb an icy ridge are rarer than you think.

If someone in your group has bad knees, ask how many steps there are from car to door and from door to bed. “Level entry” is worth more than any view to a person who can’t do stairs. [Long Meadow Lights](/cabins/long-meadow-lights) has wide doors and flat parking, and my own mother gets around it by herself.

## Settle the money out loud

The trick is to divide the total with everything in it, never the nightly rate. The total I show you already has the cleaning fee and the taxes in it, so divide that one and nobody gets a second request in three weeks.

Then decide how. Equal shares per adult is simple. Shares per bedroom is fairer when one couple gets the king suite and your nephew gets a bunk. Say which it is before people choose rooms, not after.

Two rules of mine for the booking itself. One person books, is old enough (many large cabins ask for twenty-five), and stays the whole time. And everybody counts, including the baby, because occupancy limits don’t know how small a person is.

## Six questions, in order

1. Does everyone have a door, on a floor they can reach?
2. Is there a bath for every four people?
3. Can all of us sit down to one meal?
4. Is there a loud room and a quiet room?
5. Will our cars fit, and can they climb?
6. What’s the total, with everything, and how are we splitting it?

If a cabin passes all six, the hot tub will take care of itself.

When you have it down to two or three, look at the [family cabins](/cabins/family) side by side, go through the pictures, and put the favorite in the group chat. Then book it the same day. The big houses go first, especially for October, for the week after Christmas and for summer weeks, and a family that keeps discussing tends to end up with two smaller cabins eight miles apart.', '/images/blog/big-family-cabins.webp', '2025-04-08T15:00:00Z', '2026-09-01T15:00:00Z', array['bluff-mountain-barn-hall', 'roundtop-assembly', 'carousel-hill'], array['families', 'planning', 'cabin-life']),
  ('05ca4f30-1d53-8737-b93d-9220dd212a26', 'article', 'cades-cove-early', 'Mountain Mama', 'Cades Cove Before Breakfast', 'The most visited valley in the park is a different place at sunrise. How to time the eleven-mile loop, where to stop, and when to leave the car behind.', 'At noon on a Saturday in October, Cades Cove is a very slow parking lot with cabins in it. At seven on a Wednesday morning it’s the loveliest valley I know. It’s the same eleven miles. The only difference is you.

## What it is

A broad green bowl with mountains all the way around, farmed for about a century before there was a park, and kept open ever since. A narrow one-way road loops around it for eleven miles, past three churches, a mill and a scatter of log houses that people raised families in. Because it’s meadow, and meadow is rare here, it’s the best place in the park to just plain see animals: deer nearly always, wild turkeys usually, bears often enough that you should know [how to behave](/visitor-guide#bears).

## When to be there

The gate at the start of the loop opens at sunrise and closes at sunset. Be in line for it. I know how that sounds. But the first hour has the fog lying in the fields, the deer standing in the fog, and the sun coming over the rim a finger at a time. By ten the spell is broken, and by noon the loop can take three or four hours.

If you can’t do mornings, go for the last two hours of the day instead. Enter with a full tank and an empty bladder, and let the people ahead of you go.

Winter is the secret season. There are no leaves, so you see through the trees to the slopes, and there’s almost nobody. Check that the road is open after snow.

## How long to get there

The cove is at the far western end of the park, and that always surprises people. Usual times, without traffic:

- From [Wears Valley](/areas/wears-valley), about 40 to 50 minutes, by Townsend or over Lyon Springs Road.
- From [Gatlinburg](/areas/gatlinburg), about an hour to an hour and a quarter along the Little River.
- From [Pigeon Forge](/areas/pigeon-forge), about an hour by way of Wears Valley and Townsend.
- From [Sevierville](/areas/sevierville), an hour and a quarter or so.

If the cove is the reason you came, sleep on the Wears Valley side. You’ll be back on the porch with a second breakfast while others are still looking for the turn.

## Where to stop

**The first overlook**, right after the entrance, while everyone else drives by in a hurry to start.

**John Oliver’s place**, a short walk from the road. His was one of the first families in the cove. Look at the corners of the logs.

**The Methodist and Primitive Baptist churches.** Step inside, sit down, and say something out loud. Wooden rooms have a sound.

**The halfway point**, with the visitor area, a working mill when it’s in season, a barn you can walk through and restrooms. Get out and stay a while. It’s where kids get their legs back.

**The shortcut lanes.** Two gravel roads, Sparks Lane and Hyatt Lane, cross the middle of the loop. They let you go around the good half twice, and they’re where I stop for pictures, with fences running away toward the mountains.

**Abrams Falls**, from a trailhead on the far side, is five miles round trip to a low, broad, very strong waterfall. Look at it. Don’t swim in it, because the pool has drowned strong swimmers. It’s a good half day by itself. I wouldn’t tack it on to a loop with tired kids.

## Leave the car once

On Wednesdays from May through September the loop has been closed to motor vehicles, so people can walk and bike it. The park decides each year, so check before you plan. If you can arrange a Wednesday, do. It’s a hilly ride (mostly gentle, with one descent to walk down), and without engines the place goes back a hundred years. The campground store usually rents bikes in season. Bring your own helmets for the kids if they’re particular.

## Manners of the loop

- **Use the pull-offs.** You can’t stop in the road for a deer. Nobody enforces it as well as the forty cars behind you.
- **Stay fifty yards from bears**, by law, and give deer room, too. If an animal changes what it’s doing because of you, you’re too close.
- **Nothing edible leaves the car** except at the picnic area, and nothing edible is ever left behind.
- **Show your parking tag** if you stop at a trailhead or the visitor area for more than fifteen minutes. [More on tags](/blog/parking-tags).
- **Carry water and snacks.** There’s little for sale and it’s far from anywhere.
- **Download the map.** There’s no signal to speak of.

## A plan that works

Leave Wears Valley an hour before sunrise. Thermos, blankets, kids in pajamas. One slow loop with the windows down and the radio off, stopping where the light is. Breakfast at the picnic area, with real plates, because it feels like getting away with something. A second half-loop by way of Hyatt Lane. Then home through Townsend as the line of cars comes the other way, and a nap.

You’ll have seen it. Most people only visit.', '/images/blog/cades-cove-early.webp', '2025-06-10T15:00:00Z', '2025-06-10T15:00:00Z', array['sycamore-stilts', 'quiet-hour', 'long-meadow-lights'], array['wildlife', 'roads', 'families']),
  ('87df6500-95ca-8216-b2db-ace1ab0872a8', 'article', 'dogs-in-the-smokies', 'Mountain Mama', 'Bringing the Dog to the Smokies', 'Two park trails allow dogs, everything else takes a little planning, and a good cabin makes up for the rest. Advice approved by Biscuit and Waylon.', 'My two, Biscuit and Waylon, are retired now. They used to inspect every cabin before I took it on, and they were stricter than I am. So this is their post, really. I only typed it.

## The bad news first

Great Smoky Mountains National Park is one of the stricter parks about dogs. They’re welcome in campgrounds, in picnic areas and along the roads. They’re allowed on just two trails:

- **The Gatlinburg Trail**, which runs along the river between the edge of Gatlinburg and Sugarlands Visitor Center, a little under two miles each way.
- **The Oconaluftee River Trail**, on the North Carolina side, from the Oconaluftee Visitor Center toward Cherokee, about a mile and a half each way.

Both are flat, pretty and near water, and both allow bikes too, so keep to your side. The leash must be six feet or shorter, everywhere. Bag what needs bagging and carry it out.

Everywhere else on the park’s trails the answer is no, even for a small dog. It isn’t meanness. There are bears, elk and ground-nesting birds, and to all of them your spaniel is either a threat or a snack.

## Why it’s worth coming anyway

Because most of a good trip with a dog doesn’t happen on a national park trail. It happens on a porch, in a creek, in a field before breakfast, and under the table while you eat.

- **Creeks.** A cabin with water at the bottom of the yard is worth more to a dog than any summit. At [Trout Lily Cottage](/cabins/trout-lily-cottage) the creek is twenty steps from the porch, and there’s a basket of towels by the door marked for paws.
- **Fences.** [Two Dogs Ridge](/cabins/two-dogs-ridge) has half an acre of it, a dog shower at a height that spares your back, and room for four dogs. You may come too.
- **Fields.** [Dumplin Creek Farmhouse](/cabins/dumplin-creek-farmhouse) has six acres of pasture and takes three.
- **Picnic grounds.** Metcalf Bottoms, over the hill from Wears Valley, has tables right along the Little River where a leashed dog can lie in the shallows.
- **National forest.** Outside the park, over the state line, the national forests allow leashed dogs on most of their trails. If you came to hike with your dog, plan a day there.

In the towns, the greenways and river walks are fine for an early stroll. Many patios will bring a water bowl. Call ahead, because “dog friendly” means a different thing in every kitchen.

## Bears, and how a dog changes things

A barking dog off leash can bring a bear back to you at a run. So the leash stays on outside a fence, all day, and you look before you open the door at night. Do the last walk with a light and a bit of conversation. Don’t leave dog food outside, or the dog. Put the leftovers in the bear-proof bin and latch it.

If you meet a bear on a walk, shorten the leash, back away slowly, and give it the road. Fifty yards is the law in the park for people, and a good habit for everyone.

## Other small enemies

- **Ticks**, from spring to fall. Go over the dog every evening with your fingers, ears and toes included.
- **Snakes.** We have copperheads and timber rattlers. They want no trouble. Keep noses out of rock piles and wood piles.
- **Hot cars.** Never, not for ten minutes, not with the windows down. This rules out most attractions, so take turns or leave the dog somewhere cool.
- **Fast water.** After rain, even a friendly creek can take a dog off its feet.
- **Heat.** Walk at dawn and after supper in July, and choose a cabin with some elevation. It’s noticeably cooler at two thousand feet.

## Leaving a dog at the cabin

Every cabin here that takes dogs says how many, and what the pet fee is, right on its page and in the total. Some ask that you not leave dogs alone, because a worried dog can do more to a door in an hour than a bear in a night. If you need to be away for a day at the shows, Sevier County has kennels that take day guests. Book those ahead, with your vaccination papers in the glove box.

Add your dog when you book. A surprise dog costs more than the fee would have, and I’ll find out, because the sofa always tells me.

## What to pack for them

1. A six-foot leash and a spare, and a collar with your cell number on it.
2. Their own bed or blanket, so the cabin smells like home by the first night.
3. Food for one day longer than you’re staying.
4. Two old towels per dog. I leave some. It’s never enough.
5. A light for the collar.
6. Tick remover and their medicines.
7. A bowl for the car, and water. The road up is warm and winding, and some dogs get carsick just like kids do.

When you’re ready, here are the [pet-friendly cabins](/cabins/pet-friendly), each with its fee listed. Tell yours that Biscuit says hello. Waylon will be asleep.', '/images/blog/dogs-in-the-smokies.webp', '2025-07-22T15:00:00Z', '2025-07-22T15:00:00Z', array['two-dogs-ridge', 'trout-lily-cottage', 'dumplin-creek-farmhouse'], array['dogs', 'trails', 'planning']),
  ('2f9157b4-c961-8427-9ff6-50df0d9e046e', 'article', 'elk', 'Mountain Mama', 'Where the Elk Are', 'They were gone for more than a century and came back in a trailer. Where to see elk in the Smokies, at what hour, and how far back to stand.', 'The first time you hear a bull elk bugle, you look for the gate that needs oil. It starts low, climbs to a high thin whistle, breaks, and ends in a grunt. Then the animal that made it steps out of the mist, about seven hundred pounds of him, and you understand that the hinge was talking.

Elk belong here. They were hunted out of these mountains long before there was a park, and then in 2001 and 2002 the park brought in a few dozen and let them go in the Cataloochee Valley. They settled down, had calves, and spread. There are now many more than were ever released, on the North Carolina side of the mountains.

That last part is what visitors miss. There are no herds of elk in Cades Cove or in Gatlinburg. You drive over the top for them.

## Oconaluftee: the easy way

The meadow around the Oconaluftee Visitor Center, near Cherokee, is where I send nearly everyone. You get there on Newfound Gap Road, up and over, and usually in sixty to seventy-five minutes from Gatlinburg if the road is clear. Pull in at the visitor center or a real pull-off, and look at the big field and the edges of it.

Early morning and the last two hours before dark are the times. In the middle of the day they bed down in the woods and chew. While you wait, there’s a mountain farm museum beside the visitor center, with log buildings, a garden and often a rooster, and the [Oconaluftee River Trail](/blog/dogs-in-the-smokies), flat and pleasant, one of only two in the park where a leashed dog can walk.

Don’t stop on the highway when you see one. People do, and it’s the most dangerous thing about elk.

## Cataloochee: the long way

Cataloochee is a high, hidden valley with old churches, a school and farmhouses, reached by a narrow, winding, partly gravel road with steep drops. From Gatlinburg allow around two hours each way. It’s worth it for people who like a drive to feel like one, and it isn’t for large campers or nervous passengers. Storms have closed that road for long repairs in recent years, so check the park’s road page before you head out, and have a backup.

In return you may have a whole valley and a herd to yourself on a weekday evening.

## The season of noise

From about the middle of September into October the bulls are in rut. They bugle, they spar, they lie in mud to smell irresistible, and they chase each other across the meadows with no regard for your folding chair. It’s by far the best time to come, and it overlaps with the high-elevation [fall color](/blog/fall-by-elevation). Leave Gatlinburg in the early afternoon, look at leaves on the way up, and be in your seat by five.

Calves come around June. Cows with calves are touchier than bulls and won’t warn you. In winter there are few people and no leaves, and you can see a long way. In summer, come at first light.

## Fifty yards

The park asks you to stay at least fifty yards, half a football field, from elk and bears. It’s the law, and it’s the bare minimum. They look like patient cattle. They can outrun you from standing still, and a bull in September isn’t thinking clearly.

- Stay beside your car, and keep it between you and them if they come closer.
- If one raises its head, stares, lays back its ears or walks at you, back away slowly.
- Never get between a cow and a calf, or a bull and whatever he’s looking at.
- No calling, no whistling, no spotlights, no drones, no apples.
- Keep the dog in the car. To an elk it’s a coyote.
- Bring binoculars. It’s the difference between seeing an elk and seeing it think.

Hold up your thumb at arm’s length. If it doesn’t cover the animal, you’re too close.

## Making a day of it

A day that works well in October: a slow breakfast at the cabin. Over to Newfound Gap by way of every overlook. Picnic. An hour at the farm museum. A bit of a walk by the river. Then the meadow, with coats on and chairs out, from four or five until you can’t see your hands. Drive home over the mountain in the dark, slowly, in low gear, with the deer in mind.

Bring supper, or eat in Cherokee. Fill up first, because there’s no gas between the towns. And bring warm clothes, since you’ll be sitting still at two thousand feet when the sun goes down.

On the way back across the gap, stop once with the engine off. If it’s clear, there are more stars than you’re used to. Behind you, down in the valley, somebody is oiling that gate.', '/images/blog/elk.webp', '2025-09-23T15:00:00Z', '2025-09-23T15:00:00Z', array['laurel-lantern', 'the-moonshiners-ledger', 'woolly-bear-lodge'], array['wildlife', 'seasons', 'roads']),
  ('ee55ba39-b3f1-8d1f-a781-bcf9d0b52dfb', 'article', 'fall-by-elevation', 'Mountain Mama', 'Fall Comes Down the Mountain', 'There’s no single peak week here. Color starts on the summits in late September and walks downhill until November, and you can meet it on the way.', 'Every August the messages start. When is peak? I have to answer a question with a question: how high up?

From the valley at Sevierville to the top of Kuwohi is well over five thousand feet of climb, and autumn doesn’t arrive at both ends on the same day. It begins on the summits, usually in the second half of September, and comes down the slopes over about seven weeks. The last leaves in the valleys turn in early November, when the summits have been bare for a month.

So there isn’t one good week. There are seven, and each has an address.

## The usual order

Treat these as the usual windows, give or take a week or ten days. A dry summer, a warm September or one windy night will move them, and nobody can promise you a date, whatever the headline says.

| Elevation         | Usual peak                                | Look for                                             |
| ----------------- | ----------------------------------------- | ---------------------------------------------------- |
| 6,000 ft and up   | last days of September to about October 8 | mountain ash, pin cherry and birch among dark spruce |
| 5,000 to 6,000 ft | about October 2 to 12                     | yellow birch, beech, hobblebush                      |
| 4,000 to 5,000 ft | about October 7 to 18                     | mountain maple, sugar maple, birch                   |
| 3,000 to 4,000 ft | about October 14 to 25                    | sugar maple, tulip tree, hickory                     |
| 2,000 to 3,000 ft | about October 20 to November 1            | red maple, scarlet oak, sourwood                     |
| Below 2,000 ft    | about October 26 to November 8            | sweetgum, dogwood, hickory, oaks                     |

The [fall map](/fall) shows the same thing with a slider: choose your week and it marks the places likely to be at their best.

## If you’re coming in late September

Go high. The Kuwohi road and the gap are where it starts: red berries on the mountain ash, yellow birches against black-green spruce. The valleys will still be in full summer green, so you can swim at noon and be in autumn by three. Hardly anybody does this, because they’re all waiting for the middle of October.

## If you’re coming in early October

The high ridges are in full color, and there’s a hem of gold working down from them. Newfound Gap, the Alum Cave trail and the upper miles of Newfound Gap Road are the places. Mornings can be frosty up there. Bring gloves and act smug.

## If you’re coming in mid-October

This is the week everybody means. The middle slopes, where most of the forest is, go all at once, and from any overlook you can see color above you and below you. It’s also the busiest stretch of the whole year. Be on the road by seven, or go at four when the day visitors turn for home. Midday in the middle of October belongs to other people.

## If you’re coming in late October

Now the middle elevations: Cades Cove begins, Cove Mountain above Wears Valley is bright, and the lower trails along the Little River are hard to leave. Cabins around two thousand feet are sitting in the middle of it, and you can drink your coffee inside the color instead of driving to it. [Roundtop Assembly](/cabins/roundtop-assembly), at 2,240 feet, has ninety feet of porch for exactly this purpose.

## If you’re coming in early November

You’re the clever one. The crowds have gone, the nights are crisp, and the valleys finally turn: sweetgums in four colors on one tree, dogwoods gone deep red, oaks in copper and rust. Tremont and the lower river roads hold color longest. The long views open up as leaves come down, and the first holiday lights go up in the towns.

## Reading the day

Color looks best with the light behind it, so drive toward the sun, not away from it. That means eastward in the morning and westward in the late afternoon. An overcast day makes reds glow and puts an end to squinting. A wet day is the best of all, since wet bark goes black and everything on it looks lit. Don’t cancel for drizzle.

Wind is the enemy. If a windy front is in the forecast for tomorrow, go look today.

And if you’ve come all this way and the slope outside your window is still green, get in the car and climb. Five hundred feet is worth several days. If it’s already bare, drive down. I’ve never met a day between late September and early November when there was no color to be had. You were just at the wrong elevation.

## Choosing a cabin by elevation

Every cabin page here lists its elevation. Find yours in the table, and you know the week when the trees around the porch are likely to turn. The valley cabins in [Pigeon Forge](/areas/pigeon-forge) and [Sevierville](/areas/sevierville) sit mostly between nine hundred and two thousand feet, so they peak late. The houses on the hills above [Gatlinburg](/areas/gatlinburg) and [Wears Valley](/areas/wears-valley) reach two and three thousand, and go earlier.

My own pick, since you asked, is a cabin near two thousand feet in the last ten days of October. You wake up in it, you can drive up to what’s nearly over and down to what’s just getting started.', '/images/blog/fall-by-elevation.webp', '2025-09-02T15:00:00Z', '2026-08-25T15:00:00Z', array['roundtop-assembly', 'three-ravens-overlook', 'hayloft-in-the-cove'], array['seasons', 'planning', 'roads']),
  ('11b59623-653c-8a72-909b-e5fb15a407bf', 'article', 'fireflies', 'Mountain Mama', 'Fireflies, With and Without the Lottery', 'How the famous synchronous fireflies at Elkmont work, how the lottery usually goes, and why you may not need to win it.', 'There are nineteen or so kinds of fireflies in these mountains, and most of them mind their own business. One kind keeps time.

_Photinus carolinus_ is the one people come across the country for. On warm nights around the start of June, the males flash together: five to eight quick blinks, all at once, across a whole hillside, and then eight seconds of darkness so complete that you wonder if you dreamed it. Then again. It’s like watching the forest breathe.

They do it best around Elkmont, an old logging settlement inside the park, and so many people wanted to see it that the park now holds a lottery. Here’s how that’s worked, and what I tell guests who don’t win.

## How the lottery usually goes

- The park picks about eight nights, in most years somewhere between the last days of May and the middle of June. The exact nights depend on how warm the spring has been, and they’re announced in spring.
- For a few days, usually in late April or early May, you can enter on recreation.gov. It doesn’t matter whether you enter in the first hour or the last.
- One entry is for one vehicle on one night, and you can name a second choice. Small entry fee, then a larger one if you win. Check the price; it changes.
- The results come by email a couple of weeks later. In 2025 there were 120 vehicle passes for each night.
- On those evenings Elkmont is closed to everybody without a pass or a campsite there.

If you’d like to try, book your cabin with free cancellation for the likely week first, then enter. It’s sadder the other way around.

## If you win

Arrive in daylight, since you’ll be walking in the dark later and you’ll want to have seen the ground. Bring a chair, a blanket, bug spray that you put on _before_ you get near the insects, and a flashlight covered with red cellophane. White light blinds everyone around you and confuses the fireflies, who are trying to have a conversation about love.

It begins a little before ten, slowly, and gets good about half past. Stay on the path. The females are on the ground. Don’t catch any. Put your phone away, because it won’t come out, and because you only get so many nights like this.

Rain stops them. Cool nights slow them. A full moon makes them late. None of it is refundable, and all of it is part of the fun.

## If you don’t win

Most people don’t. So now I’ll tell you a secret that isn’t one: the park doesn’t own the fireflies.

The synchronous kind lives in many moist woods around here, at different elevations, and comes out earlier down low and later up high. You may see a patch of them from an ordinary porch at the edge of an ordinary forest. I can’t promise you one. I can tell you that guests have called me at eleven at night, whispering.

And then there are the others. The common big dipper fireflies rise out of the grass at dusk, everywhere there’s an unmowed meadow, from late May well into July. It isn’t synchronized. It’s a field full of stars going up. The meadow below [Fiddle & Firefly](/cabins/fiddle-and-firefly) does it from dusk until about ten, and people there have canceled show tickets over it. The fields in [Wears Valley](/areas/wears-valley), around [Hayloft in the Cove](/cabins/hayloft-in-the-cove), are just as good.

There’s a third kind, too, for the patient. Blue ghosts don’t blink at all. They drift along a foot above the ground in old damp woods with a faint, steady, bluish light, like somebody very small out looking for something. You need real darkness and about fifteen minutes for your eyes.

## How to have a firefly night at the cabin

1. Turn off every light, inside too, and the porch light most of all. Close the curtains on the television.
2. Sit down where grass meets trees. Edges are best.
3. Give it ten minutes. Kids will say there’s nothing. Then there will be.
4. Let them be. If a child has to hold one, use bare wet hands, count to twenty and open them.
5. Stay until you’ve seen it with nobody talking.

The best nights are warm, still and damp, with no moon. Right after a suppertime thunderstorm clears off is about perfect.

## Keep them coming

Fireflies spend most of their life as larvae in the leaf litter, so the kindest thing for them is an untidy yard. Where I can, I leave the lower end of the meadow unmowed until August, keep the outdoor lights pointed down, and don’t spray. If the grass at your cabin looks a bit long in June, now you know. It isn’t laziness. Mostly.

There’s a [short page about the viewing](/events/synchronous-fireflies) with the usual dates, and I update it when the park says something new.', '/images/blog/fireflies.webp', '2025-05-13T15:00:00Z', '2026-04-21T15:00:00Z', array['fiddle-and-firefly', 'hayloft-in-the-cove', 'dumplin-creek-farmhouse'], array['wildlife', 'seasons']),
  ('400a3aa4-6b0e-85ff-87fd-b5f0668f259a', 'article', 'first-three-days', 'Mountain Mama', 'Your First Three Days in the Smokies', 'One big drive, one real walk and one morning with nothing planned. A gentle first visit that leaves you wanting the second.', 'First-time visitors make the same mistake, and I understand it. They’ve driven all day, they have a list of nineteen things, and they try to do seven of them before supper.

The park is half a million acres. The Parkway has more attractions than anybody can visit in a month. You won’t finish. So I’m going to give you three days that feel good instead, and leave you sixteen things for next time.

## Before you come

Buy a [parking tag](/blog/parking-tags) for the park, unless you never plan to stop for more than fifteen minutes, which would be a shame. Save offline maps to your phone, because signal ends soon after the park boundary. Check the park’s website for closed roads and trails the day before you travel. That’s all the homework.

If your dates fall on a Rod Run weekend, usually mid-April and mid-September, know that the Parkway in Pigeon Forge will be slow and loud with a whole lot of beautiful old cars. Come for it or route around it, but [don’t be surprised by it](/events/spring-rod-run).

## Day one: arrive and do very little

Check-in is usually at four. Stop for groceries in Sevierville or Pigeon Forge on the way, where the supermarkets are full size, and carry in enough for two breakfasts and one easy supper. Driving back down a mountain road for milk in the dark is how first evenings go wrong.

Then stay put. Find the light switches, light the fire if there is one, and sit outside until the trees turn into one dark shape. Let the kids loose to claim beds. Show the grown-ups the hot tub. Read the house book, especially the part about the bear-proof bin.

Nobody ever tells me they wish they’d done more on the first night.

## Day two: the big drive and a real walk

Get up early. I mean before seven. Everything in these mountains is better and emptier before ten in the morning, and it’s the one piece of advice I’d tattoo on a visitor if they’d let me.

**Morning.** Drive US 441 from Gatlinburg through the park to Newfound Gap, where Tennessee meets North Carolina at just over five thousand feet. It usually takes thirty to forty minutes without stops, and you should make all the stops. Pull into the overlooks that face the Chimney Tops. Roll the windows down where the spruce begins and smell it.

If the seasonal road to Kuwohi is open, usually from April through November, keep going to the highest point in the park and climb the half-mile paved path to the tower. It’s steep. Everyone huffs. Bring a jacket even in July, because it’s a different season up there.

**Midday.** Eat the sandwiches you brought. There’s no gas and hardly any food for sale inside the park, and lines in town at noon are long.

**Afternoon.** Walk one trail on the way down, and pick it to fit your slowest person. Alum Cave Bluffs is a little under five miles out and back and feels like an adventure. The short, nearly flat walk to Cataract Falls by Sugarlands Visitor Center suits small legs. Laurel Falls, which every old guidebook sends you to, has been closed for rebuilding and is expected back in 2027, so check before you count on it.

**Evening.** Supper at the cabin or in town, and early to bed. You’ll have earned it.

## Day three: a slow morning and one town thing

Don’t plan this morning. Make the pancakes. Let the kids swim or dig in the creek. Sit on the porch and listen to the wood thrush. This is the part you’ll talk about in November.

After lunch, pick exactly one town thing for everybody:

- **With little kids**, the aquarium in Gatlinburg or the big wheel at The Island in Pigeon Forge.
- **With teenagers**, Dollywood deserves a whole day of its own. Save it for a fourth, or swap it for this one and go at opening time.
- **With grandparents**, the Old Mill district in Pigeon Forge, or the eight-mile Arts and Crafts loop off US 321, where potters and broom makers work in the same rooms they sell from.
- **With nobody but each other**, the Foothills Parkway west from Wears Valley, an hour before sunset, and nothing else.

## What I’d leave for next time

[Cades Cove](/blog/cades-cove-early) takes an early start and most of a day, and it’s no place to be in a hurry. The [elk](/blog/elk) on the North Carolina side take an evening. The long [waterfall walks](/blog/waterfalls) take dry boots and a spare pair of socks. None of them works as the third thing in an afternoon.

## Where to stay the first time

If the park is the reason you came, stay in [Gatlinburg](/areas/gatlinburg), where the trails begin at the edge of town. If the kids get a vote, stay in [Pigeon Forge](/areas/pigeon-forge). If there are a lot of you, or you’ll get in late, [Sevierville](/areas/sevierville) is closest to the interstate. And if what you need is quiet, stay in [Wears Valley](/areas/wears-valley), where you can hear the cows.

There’s no wrong one. They’re all within about half an hour of each other when the road is kind.', '/images/blog/first-three-days.webp', '2026-05-05T15:00:00Z', '2026-05-05T15:00:00Z', array['laurel-lantern', 'fiddle-and-firefly', 'sycamore-stilts'], array['planning', 'families']),
  ('fb7357ba-cb35-8ed9-9f99-20b4fd27d02c', 'article', 'hot-tub-winter', 'Mountain Mama', 'In Praise of the Hot Tub in January', 'Snow on your hat and hot water up to your chin. Why winter is the best-kept secret in the Smokies, and how to do it without getting stuck on the drive.', 'There’s a week in the middle of January when I could hand out cabins like peppermints. The leaves are down, the crowds are gone, the lights are still up in the towns, and on a clear morning you can see ridges that nobody sees in July because there’s a forest in the way.

And people say: but it’s cold. Yes. That’s the whole point of a hot tub.

## Why winter

**You can see.** With the trees bare, half the cabins in the county grow a mountain view. Cold, dry air has no haze in it. From a high deck you can count six ridges instead of three.

**You can park.** Everywhere. Trailheads that fill by eight in October have one car in them, and it belongs to the ranger.

**It’s pretty in a way brochures skip.** Rime ice on the high trees after a cloudy night. Icicles as tall as a man along Newfound Gap Road. Waterfalls stopped in the middle of a sentence.

**There’s still plenty on.** [Millions of lights](/events/winter-lights) burn in all three towns, usually from early or mid-November until about the middle of February. Early January usually has a free [week of wildlife walks and talks](/events/wilderness-wildlife-week) in Pigeon Forge.

**It costs less.** January and February are the cheapest months on my calendar, and from September through February every fourth night in a row is free with the code at checkout.

## A good soak, done right

You don’t need instructions to get into warm water. But after some years of doing this, I have opinions.

Go at an odd hour. Everybody goes after supper. Try six in the morning with a hat on and coffee in a cup that won’t break, while the east turns gray and then orange. Try the blue half hour after sunset. Try it while it’s snowing.

Wear the hat. Your head is the part that gets cold, and once it’s warm you can sit through any weather there is. Put your robe where you can reach it without getting out, and shoes you can step into. Bare wet feet on a frozen deck are how vacations get shorter.

Turn off the deck light. Wait. There they are.

Keep it to fifteen or twenty minutes at a time, then sit on the edge and steam like a horse. Drink water. If there’s wine, have it after, not in. Little kids should stay out of hot tubs, and anyone who’s expecting or has heart trouble should ask a doctor first.

Rinse before you get in, use no glass, and put the cover back on when you’re done. It keeps the heat in, the leaves out and the bears honest.

## Getting up the drive

I’ll be plain about this, because it matters more than the thread count. Winter in the valleys is mostly rain and mild afternoons. Winter on the ridges can be ice. A cabin at 1,300 feet and a cabin at 2,900 feet can have very different Tuesdays.

- Read the page. If a drive is steep, I say so, and from December to March I mean it about four-wheel drive or chains on snowy days.
- If you have a low two-wheel-drive car, book a low cabin. There are lovely ones, and you’ll sleep better.
- Arrive in daylight.
- Bring a small shovel, a bag of sand or cat litter, and a blanket for the car. You won’t need them, because you brought them.
- Newfound Gap Road closes for ice, sometimes for an hour and sometimes for three days. Have a backup on this side of the mountain. The roads to Kuwohi and Roaring Fork close for the whole winter.
- Ask me. I look at the roads every morning anyway.

## What to do between soaks

Walk something low in the sun: the old homesites along the Little River, the Gatlinburg Trail, a slow loop of Cades Cove when its road is clear. Without leaves you can see chimneys and stone walls that summer hides. On cold mornings after a wet night, drive as high as the road is open and look at the rime.

Come down, eat something with gravy, look at the lights from the trolley or the car, go home, put a log on.

Or do none of it. [Quiet Hour](/cabins/quiet-hour) has four hundred books, no Wi-Fi and a tub that faces a long wall of mountains. [Sourwood & Honey](/cabins/sourwood-and-honey) has a heated bathroom floor, and the hot tub is four paces from the bedroom door. People book those two for January and I don’t hear from them for days.

## For two, or for ten

Winter is for couples, everyone says, and it is. But it’s also when grown-up brothers and sisters find they can all get the same three days, because nobody has a ball game. A bigger house with a view and a fire, like [Three Ravens Overlook](/cabins/three-ravens-overlook), divides up nicely among four couples in February.

Look through the [cabins with hot tubs](/cabins/hot-tub), check the elevation, and pick your hat.', '/images/blog/hot-tub-winter.webp', '2026-11-03T15:00:00Z', '2026-11-03T15:00:00Z', array['sourwood-and-honey', 'quiet-hour', 'three-ravens-overlook'], array['cabin-life', 'seasons']),
  ('24403bda-27da-8b21-bf88-3ab4a0a8210d', 'article', 'mountain-roads', 'Mountain Mama', 'The Mountain Roads, and How to Drive Them', 'Six drives worth the gas, which of them close in winter, and the manners and brakes that get everyone home.', 'People come here for the trails and go home talking about the drives. You can see a lot of this park through a windshield with a grandmother in the front seat, and I’d never tell her it doesn’t count.

Here are the roads I send guests to, and what nobody tells flatlanders about them.

## Newfound Gap Road

US 441 crosses the whole park, from Gatlinburg up to the state line at 5,046 feet and down to Cherokee. It’s paved, wide by mountain standards and the only road over the top. In about fifteen miles from town you climb through the same change of forest that you would see driving from Tennessee to Canada: tulip trees and maples at the bottom, spruce and fir at the top.

It stays open all year except when ice or snow closes it, which can happen any time from November into April, sometimes for hours and sometimes for days. Check before you plan a day around it.

## The road to Kuwohi

Seven miles from Newfound Gap to the highest parking lot in the park. It’s seasonal, usually open from the first of April to the end of November, and in October the lot fills by mid-morning. Go early or go late. It used to be called Clingmans Dome Road, and your map or your uncle may still call it that.

## Little River Road

From Sugarlands toward Townsend, the road follows the Little River around one bend after another, built where a logging railroad used to run. It’s slow and shady and full of places to stop: Laurel Falls trailhead (the trail has been closed for rebuilding and is expected back in 2027), Metcalf Bottoms for wading and picnics, and the Sinks, where the river makes up its mind all at once. Swimming at the Sinks is a bad idea, however calm it looks.

## Cades Cove Loop

Eleven miles, one way, one lane, and not a thing you drive to get anywhere. Give it two to four hours in season. Use the pull-offs when you want to look at something. On Wednesdays from May through September it has usually been closed to cars for walkers and bikes, so check the day. More about [doing it early](/blog/cades-cove-early).

## Roaring Fork Motor Nature Trail

A narrow one-way road that starts at the edge of Gatlinburg and winds past old cabins, a mill and a whole lot of falling water. It’s seasonal, and it’s too tight for trailers, buses and RVs. After heavy rain, a wet cliff beside the road called the Place of a Thousand Drips does what it says. Take it slow; you won’t have a choice.

## The Foothills Parkway

My answer when somebody asks for a drive with a view and no crowd. One section runs from Wears Valley to Walland, with curved bridges along the side of the mountain that took decades to finish and opened in 2018. The next goes on west past Look Rock to the lakes. Late afternoon is best, when the light goes long and the high ridges turn the color of slate.

## Driving like you live here

**Use low gear going down.** If you smell hot brakes, and from Newfound Gap you’ll smell somebody’s, it’s because they rode the pedal for fourteen miles. Shift down, touch the brake, let go, repeat. If yours smell, pull over and let them cool.

**Use the pull-offs going up.** If there are three cars behind you, the fourth one is me, and I have groceries. Signal, pull over, wave. It costs twenty seconds.

**Never stop in the lane.** Not for a bear, not for a sunset. Bears cause traffic jams here, and traffic jams cause wrecks. Pull all the way off or keep rolling.

**Start with a full tank.** There’s no gas in the park. There are chargers in the towns and at some cabins ([The Moonshiner’s Ledger](/cabins/the-moonshiners-ledger) has one at the parking pad), but none at the top of the mountain. Electric cars use a lot going up and get a surprising amount of it back coming down.

**Don’t trust the arrival time.** The navigation thinks in miles per hour. The mountain thinks in curves, deer and leaf season. Add a third, and in October add half.

**Download the map.** Signal is poor to none inside the park. Your phone will know where it is without it, if you saved the map.

## To your cabin’s door

The road you remember longest may be the last half mile. Steep paved drives are common here, gravel ones less so, and I tell you on the cabin page when yours is either. Arrive before dark the first time if you possibly can. Follow the directions I send rather than the navigation, which has opinions about old logging roads.

In winter, from December to March, a steep drive may need four-wheel drive or chains on a snowy day. Low valleys often have rain while the ridges have ice. If the forecast worries you, text me and I’ll tell you what the road is doing. I’d rather answer ten texts than hear about one ditch.

## Two weekends to plan around

In mid-April and again in mid-September, the Rod Runs bring thousands of hot rods and classic cars to Pigeon Forge. The Parkway crawls. If you love old cars, bring a folding chair and [have the time of your life](/events/fall-rod-run). If you don’t, stay on the Wears Valley or Gatlinburg side that weekend and use the back roads.', '/images/blog/mountain-roads.webp', '2025-08-19T15:00:00Z', '2026-04-07T15:00:00Z', array['the-moonshiners-ledger', 'heron-house-on-the-french-broad', 'hayloft-in-the-cove'], array['roads', 'planning', 'seasons']),
  ('ec0737e6-9f45-847b-90a6-68a3a29878ee', 'article', 'parking-tags', 'Mountain Mama', 'Park Parking Tags, Explained', 'The park has no entrance fee, but you need a tag to park for more than fifteen minutes. Which one to buy, where it goes, and the mistakes that earn a ticket.', 'Nothing fills my phone like parking tags. They’re simple once somebody explains them, so let me be the somebody.

## The short answer

Driving through Great Smoky Mountains National Park is free. Stopping for a few minutes to look at something is free. If you leave your vehicle parked anywhere inside the park for more than fifteen minutes, it must show a paid parking tag.

That’s all. The rest of this page is for the exceptions, which is where people get caught.

## Which tag

Since the program began in March 2023 there have been three:

| Tag    | What it cost when this was written | Good for                                        |
| ------ | ---------------------------------- | ----------------------------------------------- |
| Daily  | $5                                 | the date printed on it                          |
| Weekly | $15                                | seven days in a row from the date printed on it |
| Annual | $40                                | a year                                          |

Recheck the prices on the park’s website before you come. For three days or more, the weekly tag is the one to get. If you visit twice in a year for a week each time, the annual one is nearly a wash and saves you the second errand.

## It belongs to one vehicle

Each tag is tied to a license plate and is good for that one vehicle only. If your group comes in three cars and all three will be parked at a trailhead, that’s three tags. If you can put everyone into one minivan, that’s one, and the parking lot will thank you, too.

Renting a car? Wait until you have it, or buy at a machine, since you need to know the plate.

## It’s a real thing

The tag has to be there, in or on the car, where a ranger can read it. A receipt on your phone isn’t a tag. That surprises people, and not knowing isn’t an excuse that works.

You can get one in several ways:

1. **In person at a visitor center.** Sugarlands, just outside Gatlinburg, is the handy one. Oconaluftee is on the other side.
2. **At an automated machine**, which you’ll find at visitor centers and some busy spots. You type in your plate.
3. **In towns.** Several welcome centers and shops outside the park sell them, and that’s often quickest on the way in.
4. **Online ahead of time**, either printed at home for the shorter ones, or mailed for the annual. Leave time for the mail, and bring the paper. Most cabins don’t have a printer.

Once you have it, put it on the dashboard in plain view or where the instructions tell you, and leave it there.

## Federal passes don’t count

Here’s the one that causes the most grief. The America the Beautiful pass, the senior pass, the military pass and so on pay _entrance_ fees at other parks. This park has no entrance fee, so they have nothing to pay, and they don’t take the place of the parking tag. You still need the tag. Some passes get you a discount on camping, but not on this.

## When you don’t need one

- You drive through without stopping.
- You stop at an overlook for under fifteen minutes.
- You come on foot or by bike, for instance along the Gatlinburg Trail.
- You ride in on a shuttle or a tour, or with a friend whose car has one.

There are a few other exemptions in the park’s rules, so look there if you think you may be one of them.

## A tag isn’t a space

It lets you park. It doesn’t promise you a spot. At the popular trailheads, Alum Cave, Grotto Falls, Rainbow Falls, Abrams Falls, spaces fill up early on any nice day from spring through fall, and parking on the roadside where the signs say no will get you a ticket or a tow, tag or not.

So go early. Before eight is easy almost everywhere. Or go late, after three, with a light in your pack. Have a second choice in mind, and be glad of it. I’ve had some of my best days at second choices.

## Where the money goes

All of it stays in this park. It pays for things like trail crews, road repairs, restrooms and rangers. For years this was the most visited national park in the country and one of the very few with nothing coming in at the gate, because the old road deed says there can’t be a toll. When I see a mended bridge now, I think: there’s my forty dollars.

## The five-minute plan

Buy a weekly tag on your first day, on your way through Sevierville or Gatlinburg or at Sugarlands, one for each car you actually plan to park. Write down your plate before you go in, because nobody ever knows it. Put the tag on the dash. Don’t think about it again until Saturday.

Then read [where to watch the sun come up](/blog/sunrise-spots), because the people who get the parking spaces are also the ones who get the light.', '/images/blog/parking-tags.webp', '2025-02-18T15:00:00Z', '2026-03-10T15:00:00Z', array['the-painters-loft', 'sycamore-stilts', 'papaws-porch'], array['planning', 'roads']),
  ('ce017192-74ec-88ff-bbcd-eab4eb716ccb', 'article', 'rainy-days', 'Mountain Mama', 'A Rainy Day Is Not a Lost Day', 'The Smokies are green because it rains here. What to do with a wet morning, a wet afternoon and a wet week, inside, underground and out in it.', 'The high mountains here get more than eighty inches of rain in a year, which makes them very nearly a rain forest, and every one of those inches falls on somebody’s vacation. You can sulk about it, or you can do what we do.

## First, check the radar, not the forecast

A summer forecast in these mountains says thunderstorms every afternoon, for weeks. What it means is a fine morning, a dramatic hour around four, and an evening washed clean. So turn the day around: walk early, be under a roof by two, go back out for supper. If you do that, you can have seven “rainy” days in a row and be wet for none of them.

Winter and spring rain is different. It settles in. That’s when you need a plan.

## Go underground

A cave is the same in any weather, cool and in the fifties all year. Forbidden Caverns, east of Sevierville, is a guided walk with a stream running through it, usually open from April through November. Over in Townsend, the Tuckaleechee Caverns go deep and loud, and they close for the winter, too, so check before a January drive. Bring a jacket and shoes with some grip, and warn the little ones that it gets dark for a moment when the guide turns off the lights. Half of them won’t talk about anything else for a year.

## Go where the tanks are

Ripley’s Aquarium in Gatlinburg is the rainy-day champion, which means everyone else has thought of it too. Be there when the doors open, or come in the last three hours of the day when the strollers have gone home. In Pigeon Forge, WonderWorks and the museums along the Parkway will use up an afternoon, and the big dinner shows in the evening are loud, cheerful and dry.

## Go watch somebody make something

My favorite wet day is on the Arts and Crafts loop, eight miles of small roads off US 321 east of Gatlinburg. Brooms, baskets, pots, leather, candles, carved bears of every temperament. The makers work in the shops, and on a wet Tuesday they have time to talk. You come home with one good mug and a story about it. [The Painter’s Loft](/cabins/the-painters-loft) is out there too, if you’d like to sleep next door to a potter.

In Pigeon Forge the Old Mill has been grinding corn on its big stones since well before anyone here was born. Watch the wheel in the rain, buy grits, and go back to make them.

## Go out in it anyway

Rain is when the park does some of its best work. The crowds thin to almost nothing, the moss lights up, and every waterfall doubles.

- Drive the Roaring Fork road when it’s open and look for the Place of a Thousand Drips, which is only worth its name after a soaking.
- Walk the short, easy path to Cataract Falls from Sugarlands Visitor Center. It takes less than an hour, and you can run for the car.
- Sit in the car at an overlook on the Foothills Parkway and watch clouds get torn up on the ridges. Bring a thermos. Nobody has to talk.
- In spring, go looking for salamanders under the drips. We have more kinds here than almost anywhere on earth. Look, don’t pick up, and leave each stone the way it was.

Be sensible about it. Creeks rise fast and quietly, so no wading and no stepping-stone crossings while it rains. If it thunders, get off the ridges and out from under lone trees. Cotton jeans stay wet until Thursday.

## Or stay in, on purpose

This is what the cabin is for.

**Swim.** A house with an indoor pool doesn’t know what the sky is doing. [Splash & Cedar](/cabins/splash-and-cedar) is built around its water, and [Starling Rise](/cabins/starling-rise) has a slide. For two people there’s [Tin Roof Duet](/cabins/tin-roof-duet), with a skylight over the deep end and a metal roof, where I actually hope you get rain.

**Soak.** A hot tub in cold rain is better than a hot tub in sunshine. That’s simply true. Skip it when there’s lightning.

**Cook something that takes all day.** A pot of pinto beans with a ham hock goes on after breakfast and asks nothing of you until supper. Make cornbread in the iron skillet you’ll find in the cupboard. If you forgot the onion, somebody can have an outing.

**Hold a tournament.** Every cabin with a game room has at least one person in it who thinks they can play pool. Draw a bracket on the back of a grocery bag. Put up a prize that isn’t money. The loser does the dishes, in the good company of the smallest kids, who are always on the losing side.

**Have the nap.** When did you last lie down at two in the afternoon, on purpose, and listen to a roof?

## Three days of it

If the whole week looks wet, spread it out. One day underground and in town. One day on the crafts loop and at the mill. One day at the cabin with nowhere to be. By the fourth morning there will be a stripe of light along the ridge, steam coming off the road, and a forest so green that you’ll forgive it everything.', '/images/blog/rainy-days.webp', '2026-01-20T15:00:00Z', '2026-11-17T15:00:00Z', array['splash-and-cedar', 'tin-roof-duet', 'starling-rise'], array['families', 'cabin-life', 'planning']),
  ('a26b8e20-7589-80f4-bade-203a0b04757b', 'article', 'sunrise-spots', 'Mountain Mama', 'Seven Places to Watch the Sun Come Up', 'From a porch rail to the top of Tennessee, where to stand before dawn, when to leave the cabin, and what to bring besides coffee.', 'The mountains are called smoky for a reason, and the reason is at its best around dawn. The valleys fill with fog overnight, the ridges stand out of it like islands, and for about twenty minutes everything is pink and blue and perfectly still. Then somebody starts a leaf blower and it’s over.

You need three things: a place that looks the right way, a departure time you won’t argue with, and warm socks. Here are my places, from the easiest to the ones you’ll brag about.

## 1. Your own deck

Before you set an alarm and drive anywhere, find out which way your porch faces. A cabin that looks east or southeast over a valley has the show delivered. [Three Ravens Overlook](/cabins/three-ravens-overlook), at 3,050 feet, is often above the fog altogether. If the cabin page says mountain view, ask me which direction. I know all of them.

## 2. The Gatlinburg Bypass overlooks

Above Gatlinburg the bypass has pull-offs with the town below you and Mount Le Conte behind it. The lights are still on down there when the sky starts to color. It’s minutes from town, there’s no walk at all, and kids can stay in their pajamas. This is the one I send people to on their last morning.

## 3. The Foothills Parkway

The section between Wears Valley and Walland runs along a ridge with long views, and the western section keeps going past Look Rock. Several overlooks face the high Smokies across the valley, so the sun comes up behind the park’s whole skyline. Park anywhere that has a wall to sit on. At Look Rock a half-mile paved walk leads to a tower if you’d like to be higher still.

## 4. Newfound Gap

At 5,046 feet, on the state line, with a big parking lot and the view falling away toward North Carolina. From Gatlinburg allow thirty to forty minutes in the dark, more if the road is wet. You won’t be alone on an October Saturday. On a Tuesday in March you may be.

## 5. The Oconaluftee Valley overlook

A short way down the North Carolina side from Newfound Gap, this pull-off looks straight down a long valley with the ridges folding in from both sides. When there’s fog in the bottom it looks like a lake with a shore of trees. It’s a photographer’s place, so if you want the wall, be early and be friendly.

## 6. Kuwohi

The highest point in the park. You don’t even have to climb to the tower, because the lot itself, at about 6,300 feet, looks out over ridge after ridge to the south and east. The road is seasonal, usually open April through November. Up here it can be twenty degrees colder than at your cabin, with a wind, so take every layer you own and a hat.

## 7. Cades Cove

Not a ridge but a bowl. The gate of the loop opens at sunrise, and the light comes into the cove sideways across wet grass, with deer standing in it. You trade the far view for the near one. I’ve written about [how to do the cove early](/blog/cades-cove-early) on its own, since it needs its own morning.

## When to leave

Look up the sunrise time for your date, then count backward. You want to be parked thirty minutes before it, because the best color often comes before the sun does. Add the drive, then add ten minutes for the deer on the road, which you should expect and drive for. Winter sunrises are late, well after seven, and are the easiest to get kids up for. June ones aren’t.

Mountains run late, too. In a valley the sun may not clear the ridge until an hour after the official time, which is a fine excuse for sleeping in and watching the fog lift instead.

## What to look for the evening before

Valley fog needs a clear, still night after a damp day. If it rained in the afternoon and the stars are out at bedtime, set the alarm. If it’s solid clouds, look at a webcam of the high elevations before you give up, since you may be able to drive up through it and out the top. That’s the best sunrise there is: standing in sunshine above a white sea, while everybody in the valley thinks it’s a gray day.

## What to bring

- A thermos, filled the night before so nobody has to find the filters in the dark.
- A blanket per person, and gloves from October to April.
- A flashlight with a red setting if you have one, so you don’t blind the others on the wall.
- Your [parking tag](/blog/parking-tags), since you’ll be there longer than fifteen minutes.
- Something hot to look forward to. Pancake houses open early here. It’s practically the law.

And turn off the engine and the music. Half of a sunrise is the sound of nothing, and then one bird.', '/images/blog/sunrise-spots.webp', '2026-02-17T15:00:00Z', '2026-02-17T15:00:00Z', array['three-ravens-overlook', 'laurel-lantern', 'buttermilk-sky'], array['seasons', 'roads', 'trails']),
  ('d5479033-2319-88d4-8adf-3d9cd7fcf3e5', 'article', 'waterfalls', 'Mountain Mama', 'Waterfalls for Every Pair of Legs', 'From a pull-off you never leave the car for to the tallest falls in the park. Which to choose for little kids, bad knees and show-offs.', 'Ask three locals for the best waterfall and you’ll get four answers. It depends on your legs, your time and how much it has rained. So here they are, in order of effort, with what I’d want to know first. Distances are round trip.

One thing before anything else. The famous one, Laurel Falls, has been closed while its old paved trail is rebuilt, and is expected to open again in 2027. Every guidebook still sends people there. Check the park’s website before you load the stroller.

## Without leaving the car, or nearly

**The Sinks**, on Little River Road, is a short, furious drop beside a parking area. The river goes through a gap it seems too big for. Look from the bridge and the platform. It isn’t a swimming hole, no matter what you see others do.

**Meigs Falls** is a little way farther west, across the river from a pull-off, tall and thin and half hidden. You have to know it’s there. Now you do.

**The Place of a Thousand Drips** is on the Roaring Fork one-way road, at the very end. In a dry spell it’s a damp cliff. After heavy rain it’s a curtain. The road is seasonal.

## An hour, with little kids

**Cataract Falls** is the one I recommend most now. It begins at Sugarlands Visitor Center, it’s less than a mile total and nearly flat, and at the end is a slide of water in a mossy corner. You’ll be back for lunch.

**Spruce Flats Falls**, near the end of the road at Tremont, is about two miles, with some climbing and roots to step over. Four tiers of water into a clear pool. Kids who like to scramble adore it. The trailhead is easy to miss, behind the institute, so ask.

## Half a day, with boots

**Grotto Falls**, on Roaring Fork, is around three miles through old, shady woods, and the path goes _behind_ the water. Everybody likes that, at any age. It’s cool even in August. Go early, because the lot is small, and in winter when the motor road is closed it becomes a much longer walk.

**Abrams Falls**, from Cades Cove, is five miles with some ups and downs. It isn’t high, only about twenty feet, but a whole creek goes over it at once. Admire the pool from the rocks. The current under it has killed people, and the sign at the trailhead means it.

**Hen Wallow Falls**, from Cosby, is about four and a half miles in the quiet corner of the park. A thin fan of water, ninety feet or so. You may meet ten people, which in October is a luxury.

**Rainbow Falls** is five and a half miles and a stiff climb from a trailhead at about 2,570 feet to the falls at 4,326. It drops eighty feet from a ledge. On a sunny afternoon the mist makes its rainbow, and in a hard January it freezes into a column. Poles help your knees on the way down.

## A whole day, for show-offs

**Ramsey Cascades** is the tallest in the park, about a hundred feet in steps, and it takes eight miles and some two thousand feet of climbing through one of the finest old forests left in the East. The tulip trees along the upper trail are older than the country. The last half mile is rocky and wet. Start by eight, and don’t climb on the rocks at the top. People have fallen.

## How to choose

- **Grandparents and toddlers**: Cataract Falls, then ice cream.
- **Kids six to ten**: Grotto, because of the walking behind.
- **Teenagers**: Rainbow, and tell them it’s too hard.
- **A rainy week**: everything roadside, at its best.
- **A dry September**: Abrams, which never runs dry.
- **The two of you, on a weekday**: Hen Wallow, with a thermos.

## What I tell everybody

**Wet rock is the thing to be afraid of.** Not bears. Every year somebody is hurt because they left the trail to get closer, or on top. The rocks have a skin of algae on them that you can’t see. Stay on the path. The picture is better from farther back anyway.

**Go the day after rain.** Falls are loudest then. But in heavy rain, creeks that were ankle deep at ten may be over your knees at two. Turn around.

**Go before nine**, or after three. Trailhead lots are small, and you can’t park along the road in a lot of places anymore. You need a [tag](/blog/parking-tags) for any stop over fifteen minutes.

**Carry more water than the waterfall suggests**, and don’t drink from the creek.

**Leave dogs at the cabin.** None of these trails allow them. [Here’s where they can go](/blog/dogs-in-the-smokies).

**Bring a light.** You’ll stay longer than you think.

From [Gatlinburg](/areas/gatlinburg) you can be at Cataract, Grotto or Rainbow in fifteen or twenty minutes, which is a good reason to sleep there if waterfalls are what you came for. From [Wears Valley](/areas/wears-valley) the Sinks, Meigs and Tremont are the close ones.

And if it all sounds like too much, [Trout Lily Cottage](/cabins/trout-lily-cottage) has a creek that falls about eight inches, over and over, twenty steps from a chair.', '/images/blog/waterfalls.webp', '2025-04-29T15:00:00Z', '2026-04-14T15:00:00Z', array['sourwood-and-honey', 'trout-lily-cottage', 'woolly-bear-lodge'], array['trails', 'families', 'planning']),
  ('20f14415-8e8d-8830-a427-399d6634e764', 'article', 'what-to-pack', 'Mountain Mama', 'What to Pack for a Cabin Week in the Mountains', 'Layers for two climates, shoes for wet rock, the kitchen things people forget, and a short list of what to leave at home.', 'I have a drawer of things guests leave behind. Phone chargers, mostly. One very good cast-iron skillet that I’m still waiting for somebody to claim. And I have a list in my head of the things they text to ask for on the first evening, which is a lot more useful to you. Here it is.

## Pack for two climates

The top of the park and the town at the bottom are about five thousand feet apart, and it’s commonly ten to twenty degrees colder up high, with wind. So whatever the month, pack as if you were visiting two places, because you are.

**In summer**: shorts and a rain jacket, plus one warm layer for every person for the high overlooks and for the porch at midnight.

**In spring and fall**: everything. A warm hat, a sun hat, a fleece, a shell. It can be 75 at lunch and near freezing at breakfast.

**In winter**: a real coat, gloves, boots with some tread, and if your cabin is on a steep road, chains or a car with four-wheel drive for a snowy day. The towns may be mild. Ridges aren’t.

Cotton is for the porch. On a trail, wear something that dries.

## Feet

One pair of shoes with tread that can get wet, one pair that stays dry. Creek rocks here are as slick as soap, so old sneakers beat bare feet and flip-flops. Two pairs of socks for each day you plan to walk. I know. Bring them.

## For the trail

1. A small backpack, so your hands are free.
2. Water for each person, more than you think.
3. A paper map, or an offline one. Signal ends early.
4. Rain jackets, even under a blue sky.
5. A flashlight per person. Trails take longer than expected.
6. Bandages, tweezers and something for blisters.
7. Snacks that don’t melt, and a bag to carry the wrappers home in.
8. Your [parking tag](/blog/parking-tags), on the car and not on the kitchen counter.

## What the cabin has

Every cabin page says what’s there, so look first. As a rule, you can count on bedding, bath towels, a stocked kitchen with pots and plates and coffee maker, and a starter supply of paper goods and soap. A starter supply means enough for the first day or two, not for eleven people for a week.

Where there’s a pool or a hot tub there are extra towels for it. At [Woolly Bear Lodge](/cabins/woolly-bear-lodge) there are forty, for reasons I explain on the page.

## What to bring for the kitchen

These are the ones people miss, in order:

- Your own coffee, and the filters for it. Ask me which kind of machine it is.
- The one spice blend your family can’t live without. Salt, pepper and oil are there.
- A sharp knife, if you’re particular.
- Foil, zip bags and a few containers for leftovers. With bears around, nothing spends the night outside.
- S’mores fixings and long sticks. Not branches off my rhododendrons.
- A cooler for the road and for the picnic table. Lock it in the car when you leave it.

Do your big shopping in Sevierville or Pigeon Forge on the way in, where the stores are large, then carry up perishables once.

## For the evening

Board games travel flat. A deck of cards weighs nothing. Bring one more good book than you’ll read. For a cabin without television (I have several, and people love them), download a movie for the kids as insurance, and then see if you need it.

Swimsuits for everyone, including those who say they won’t. A robe each for the walk to the hot tub in cold weather, or at least flip-flops. No glass near the tub, so plastic cups if you have a favorite.

## With little kids

- A travel crib, unless the cabin has one. Ask before you squeeze it into the trunk.
- A night light. Mountain dark is very dark.
- A swim diaper for the indoor pool, and your own eyes.
- A baby gate if yours is a climber. Lofts have ladders.
- The blanket. You know the one. Count it twice on the way out, because mailing it back is my most common errand.

## With a dog

There’s [a whole post](/blog/dogs-in-the-smokies), but in short: leash, bed, food, towels, tick remover.

## Leave at home

- **Firewood from far away.** It carries insects that kill trees, and the park only allows heat-treated, certified wood. Buy it here.
- **Fireworks.** Not at my cabins, and not in the park.
- **Bird seed and deer corn.** They bring bears to the porch, and it ends badly for the bears.
- **Scented everything**, if you can stand it, for the same reason.
- **A full schedule.**

## The night before you drive

Charge the phones, save the maps, download the directions I sent. Put one bag on top of the others with swimsuits, a change of clothes, toothbrushes and something for supper, so nobody has to unpack a car in the dark to get to bed happy.

Then come on. If you forgot it, the store has it, or I do.', '/images/blog/what-to-pack.webp', '2025-03-11T15:00:00Z', '2025-03-11T15:00:00Z', array['papaws-porch', 'the-millers-daughter', 'pebble'], array['planning', 'cabin-life', 'families'])
on conflict do nothing;

insert into public.posts (id, kind, slug, author, title, excerpt, body_markdown, hero_image_url, published_at, updated_at, related_post_slugs, event_place, event_town, usual_from, usual_to, usual_when, event_pin, event_warning, event_areas) values
  ('712962aa-41f3-81ac-a296-bef056ee5644', 'event', 'barbeque-and-bluegrass', 'Mountain Mama', 'Bloomin’ Barbeque & Bluegrass', 'Barbecue teams, bluegrass bands and crafts around the courthouse in downtown Sevierville, one weekend in May.', 'Sevierville closes its old streets, lines them with smokers and puts up stages. You follow your nose from one to the next while somebody’s grandfather plays the mandolin faster than seems safe.

It’s the most local of the big weekends and an easy one with kids: open space, the river walk close by, and the Dolly statue for a picture.

## From experience

1. Come hungry at eleven, before the lines.
2. Bring a chair for the music and cash for the jam.
3. Stay on the Sevierville side and you can go home for a nap between sets.', '/images/events/mountain-music.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['big-family-cabins'], 'Downtown', 'Sevierville', '05-01', '05-31', 'A weekend in May', 'Downtown Sevierville, 35.868, -83.566', null, array['sevierville', 'pigeon-forge']),
  ('842dcbf7-4158-80f8-ac0c-b12e4f9cfbf2', 'event', 'craftsmens-fair', 'Mountain Mama', 'Gatlinburg Craftsmen’s Fair', 'More than 180 makers at work under one roof in Gatlinburg, for about three weeks in October.', 'Glass, leather, brooms, baskets, jewelry, quilts, fudge: more than 180 makers come from all over the country, and they don’t just sell, they work while you watch. There’s live country and bluegrass, too.

It’s indoors and right downtown, so save it for the rainy day of your leaf trip.

## From experience

1. Come on a weekday morning if you want to talk to the makers.
2. Ask who has a shop on the Arts and Crafts loop, then visit them there.
3. Bring a bag big enough for a broom.', '/images/events/craft-fair.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['rainy-days', 'fall-by-elevation'], 'Gatlinburg Convention Center', 'Gatlinburg', '10-05', '10-31', 'About three weeks in October', 'Downtown Gatlinburg, 35.7118, -83.5205', null, array['gatlinburg', 'wears-valley']),
  ('4830cbad-68d7-897c-90a6-dd1b66a07eed', 'event', 'dollywood-christmas', 'Mountain Mama', 'Smoky Mountain Christmas at Dollywood', 'More than five million lights, Christmas shows and most of the rides, at Dollywood from November into early January.', 'The park hangs more than five million lights and fills its theaters with Christmas. People who don’t care for coasters come for the music, and people who do find shorter lines on a cold Tuesday.

Hours are shorter than in summer and some days it’s closed, so check the calendar before you promise anybody anything.

## From experience

1. Get there midafternoon: an hour of rides, an early supper, then the lights as they come on.
2. Dress for standing still. It’s colder at eight than you’d think at three.
3. Weeknights before mid-December are the quietest.
4. Got little ones? Stay close. You’ll want to carry them straight to bed.', '/images/events/park-christmas.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['hot-tub-winter'], 'Dollywood', 'Pigeon Forge', '11-01', '01-08', 'November to early January', 'Dollywood, 35.795, -83.53', null, array['pigeon-forge', 'sevierville']),
  ('a1dd1a47-a467-86cd-9e36-b42a62106ad4', 'event', 'dollywood-opening', 'Mountain Mama', 'Dollywood’s I Will Always Love You Music Festival', 'Dollywood opens in mid-March with a music festival that celebrates Dolly’s life and songs.', 'After a winter nap, Dollywood usually opens back up around mid-March. The first weeks are a festival of music and stories from the life of the girl from just up the road.

Early spring can be sixty degrees or sleet. On school days, you can count on it being uncrowded.

## From experience

1. Weekdays when school’s in have the shortest lines of the year. Spring break doesn’t.
2. Ride first, eat at eleven, see shows in the afternoon.
3. Some water rides wait for warmer weather. Check before you promise anybody.', '/images/events/opening-day.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['first-three-days'], 'Dollywood', 'Pigeon Forge', '03-12', '04-15', 'Mid-March to about mid-April', 'Dollywood, 35.795, -83.53', null, array['pigeon-forge', 'sevierville']),
  ('5744a5f3-9519-840e-86bd-3bcbc39052df', 'event', 'dollywood-summer', 'Mountain Mama', 'Summer Nights at Dollywood', 'Later hours and shows in the night sky over Dollywood, from mid-June to early August.', 'In midsummer the park stays open late and ends the day with a show overhead. The heat breaks, the lights come on in the trees, and the coasters are better in the dark.

It’s also the busiest time for the park and the town, so have a plan: the water park in the heat of the day, a nap at the cabin, then back for the evening.

## From experience

1. Get in at opening and leave by one, or come at four and stay to the end. With kids, not both.
2. Afternoon storms close rides for an hour. Catch a show.
3. Book summer weeks early. The big cabins go first.', '/images/events/summer-nights.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['rainy-days', 'big-family-cabins'], 'Dollywood', 'Pigeon Forge', '06-12', '08-10', 'Mid-June to early August', 'Dollywood, 35.795, -83.53', null, array['pigeon-forge', 'sevierville']),
  ('92e9e152-24a4-8a18-9824-f0089ea6412a', 'event', 'fall-rod-run', 'Mountain Mama', 'Fall Rod Run', 'The second of the year’s two big hot-rod weekends, with classics by the thousand up and down the Pigeon Forge Parkway.', 'Everything you love about the spring run, with better light and cooler nights. Show cars at the LeConte Center by day, cruising till late, and a whole town in lawn chairs.

A lot of owners stay a few extra days to drive the mountain roads, so the overlooks at Newfound Gap look like 1957.

## From experience

1. Car people: book a cabin with level, paved parking, and tell me how low yours is.
2. Everyone else: stay on the Gatlinburg or Wears Valley side and use US 321.
3. The high ridges are just starting to turn. Go see both.
4. Get your groceries by Wednesday.', '/images/events/rod-run.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['mountain-roads', 'fall-by-elevation'], 'LeConte Center and the whole Parkway', 'Pigeon Forge', '09-10', '09-20', 'Thursday through Saturday around mid-September', 'LeConte Center, 35.806, -83.565', 'Expect crawling traffic on the Parkway Thursday through Saturday, and extra police. Twenty minutes can turn into two hours.', array['pigeon-forge', 'wears-valley']),
  ('6e29cecd-2a36-8c2a-8159-9cdb99090e44', 'event', 'fantasy-of-lights-parade', 'Mountain Mama', 'Fantasy of Lights Christmas Parade', 'Lit-up floats, marching bands and giant balloons down Gatlinburg’s main street on an early December evening.', 'Gatlinburg has one main street with mountains at the end of it, which turns out to be just right for a parade. Floats covered in lights, bands from all over, giant balloons and, at the very end, the one the kids came for.

It takes a good hour to go by. Folks set out chairs along the curb hours ahead, and nobody moves them.

## From experience

1. Get to town by midafternoon and eat early. The Parkway closes to cars before the parade.
2. Stand near the end of the route for more room.
3. Blankets, hand warmers, and a flask of something hot.
4. A cabin you can walk to, or reach by back roads, saves you an hour after.', '/images/events/christmas-parade.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', '{}', 'Parkway, downtown', 'Gatlinburg', '12-01', '12-08', 'One evening in early December, usually the first Friday at 7:30 PM', 'Downtown Gatlinburg, 35.7118, -83.5205', 'Downtown Gatlinburg closes to traffic that evening. Get to your cabin before or after, not during.', array['gatlinburg']),
  ('df271687-2828-8ece-80f9-dc0dc3c5c2a6', 'event', 'flower-and-food', 'Mountain Mama', 'Flower & Food Festival at Dollywood', 'Giant figures made of living flowers, and plates made for sharing, at Dollywood from late April into June.', 'House-high peacocks, butterflies and bears, all planted instead of built, line the paths, with little kitchens selling small plates in between. It’s the prettiest the park gets.

By May the evenings are warm, the water rides are running and the summer crowds aren’t here yet.

## From experience

1. Share the plates. Four people can try everything once.
2. Go on a weekday in early May, before school’s out.
3. Take your pictures in the first hour, when the beds have just been watered.', '/images/events/flower-and-food.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['first-three-days', 'rainy-days'], 'Dollywood', 'Pigeon Forge', '04-20', '06-10', 'Late April to early June', 'Dollywood, 35.795, -83.53', null, array['pigeon-forge', 'sevierville']),
  ('0682533e-4e89-89a7-ae59-e0aa393ba201', 'event', 'fourth-of-july', 'Mountain Mama', 'Fourth of July in the Smokies', 'A parade in Gatlinburg right after midnight, and music and fireworks in Pigeon Forge that evening.', 'Gatlinburg likes to be first, so its parade usually steps off just after midnight. Kids who’ve never been up this late march past kids who’ve never been up this late.

Pigeon Forge follows with an afternoon and evening of music, food and fireworks at its Patriot Festival. In between, you’ve got a whole hot day for the creek.

## From experience

1. For the midnight parade, nap after supper and park by nine.
2. Leave your own fireworks at home. They’re not allowed in the park or at the cabins.
3. Spend the day up high or in the water. Newfound Gap runs a good fifteen degrees cooler.
4. Dogs hate this night. Leave them inside with the radio on.', '/images/events/independence-day.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['dogs-in-the-smokies'], 'Downtown, and Patriot Park', 'Gatlinburg and Pigeon Forge', '07-04', '07-04', 'July 4, starting with a parade just after midnight', 'Downtown Gatlinburg, 35.7118, -83.5205', 'Parts of both parkways close and the rest fill up. Be where you want to be by late afternoon.', array['gatlinburg', 'pigeon-forge']),
  ('78f075be-153f-853e-b6a9-56d1efa0d844', 'event', 'harvest-festival', 'Mountain Mama', 'Harvest Festival and Great Pumpkin LumiNights', 'Craftsmen and gospel music by day, and more than twelve thousand glowing pumpkins by night, at Dollywood.', 'By day, blacksmiths, woodcarvers and basket makers work out in the open, and there’s gospel and Southern harmony in every theater. After sunset, twelve thousand-some carved pumpkins light up: towers, owls and a tree as tall as a barn.

October Saturdays are as busy as the park gets. A Wednesday feels like a different festival.

## From experience

1. Get there around two, see the craftsmen, eat early and stay for the lights.
2. Bring everybody a jacket. October nights get cold fast.
3. Drive up high that morning while the color’s at its best.', '/images/events/harvest.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['fall-by-elevation'], 'Dollywood', 'Pigeon Forge', '09-15', '10-31', 'Mid-September to the end of October', 'Dollywood, 35.795, -83.53', null, array['pigeon-forge', 'sevierville']),
  ('ccfaee8e-8ebf-8847-9085-bfdc7286258f', 'event', 'new-years-eve', 'Mountain Mama', 'New Year’s Eve at the Space Needle', 'A ball drop and fireworks at midnight from the Gatlinburg Space Needle, with the whole town out in the street.', 'At midnight a ball comes down the Space Needle and fireworks go up. The street below is full of people in their good coats. It’s loud, friendly and over by half past twelve.

Or watch the fireworks below you from a deck above town, in your socks, with your own glass. That’s how I do it.

## From experience

1. If you’re going down, park by early evening and plan to walk.
2. If you’re staying up, ask me which cabins look toward town.
3. The week between the holidays is one of the year’s busiest. Book it by summer.
4. Roads can freeze overnight. Somebody should stay sober and patient.', '/images/events/new-years-eve.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['hot-tub-winter'], 'Space Needle, downtown', 'Gatlinburg', '12-31', '12-31', 'December 31, until just past midnight', 'Downtown Gatlinburg, 35.7118, -83.5205', null, array['gatlinburg']),
  ('bf430d1e-e6fd-8093-8804-2e8d49c84319', 'event', 'oktoberfest', 'Mountain Mama', 'OktOBERfest and Smoky Mountain Harvest', 'Oompah, bratwurst and a tram ride over the color at Ober, while the towns below dress up in cornstalks and scarecrows.', 'High above Gatlinburg, Ober throws a long, cheerful fall party with a band in leather shorts. Ride the tram up: in October it’s one of the best views of the color near town.

Down below, lampposts all along the parkways wear cornstalks, pumpkins and mums for the Smoky Mountain Harvest. It’s free, and kids can count scarecrows.

## From experience

1. Go up before four and come down after dark.
2. The road up is steep and curvy. Let the tram do it.
3. Pair it with a walk in town and an early supper.', '/images/events/oktoberfest.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['fall-by-elevation', 'rainy-days'], 'Ober Mountain and downtown', 'Gatlinburg', '09-25', '11-08', 'Late September to early November', 'Ober Mountain, 35.705, -83.56', null, array['gatlinburg']),
  ('5141283d-49aa-852e-81f4-cda31f7ac332', 'event', 'songwriters-festival', 'Mountain Mama', 'Smoky Mountains Songwriters Festival', 'The people who wrote the songs sing them, in small rooms all over Gatlinburg, for several days in August.', 'For a few days in August, the writers behind songs you know sit on stools around town and tell you where they came from. Rooms are small, a lot of it’s free or close to it, and the person next to you might be up next.

Over in Pigeon Forge, August is for thanking veterans and service members, with events of its own.

## From experience

1. Check the schedule and pick one long round instead of four short ones.
2. Come early for a seat, and silence your phone.
3. Late-August evenings on the porch are made for trying out your own.', '/images/events/songwriters.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['rainy-days'], 'Stages around downtown', 'Gatlinburg', '08-01', '08-31', 'Several days in August', 'Downtown Gatlinburg, 35.7118, -83.5205', null, array['gatlinburg', 'pigeon-forge']),
  ('ae2ba359-c2df-8a97-b06e-b098c15610c2', 'event', 'spring-rod-run', 'Mountain Mama', 'Spring Rod Run', 'Thousands of hot rods and classics, and well over a hundred thousand people, on the Pigeon Forge Parkway twice a year.', 'For three days in spring, and again in fall, Pigeon Forge is the center of the old-car world. Owners show at the LeConte Center, then cruise slowly up and down the Parkway while families in folding chairs point from both sides.

If you love cars, there’s nothing like it. If you don’t, be somewhere else that weekend: 100,000 to 150,000 people come, and they all drive.

## From experience

1. Bring a folding chair and sunscreen, and claim your spot by noon.
2. Walk. It’s faster than anything with a V8.
3. Headed to the park? Go through Wears Valley (US 321) or Townsend, and stay off the Parkway.
4. Get your groceries by Wednesday.', '/images/events/spring-rod-run.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['mountain-roads'], 'LeConte Center and the whole Parkway', 'Pigeon Forge', '04-10', '04-20', 'Thursday through Saturday around mid-April', 'LeConte Center, 35.806, -83.565', 'Expect crawling traffic on the Parkway Thursday through Saturday, and extra police. Twenty minutes can turn into two hours.', array['pigeon-forge', 'wears-valley']),
  ('8728ba11-a740-8def-bc7b-3c0cf798b8b5', 'event', 'synchronous-fireflies', 'Mountain Mama', 'Synchronous Fireflies at Elkmont', 'Fireflies that flash in sync in the dark woods at Elkmont, seen by lottery on about eight nights around the first of June.', 'For a little while around the first of June, the males of one kind of firefly flash in sync: a burst of light across the whole hillside, then dark, then light again. Elkmont is the best-known place to see it. The park lets in a limited number of cars on about eight nights, by lottery on recreation.gov.

The park announces the nights each spring. Lately they’ve landed between late May and mid-June. In 2025 there were 120 vehicle passes a night, and Elkmont was closed to everybody else.

## From experience

1. Book a cabin with free cancellation for the likely week, then enter the lottery.
2. Red cellophane over every light, no phones, and stay on the path.
3. No pass? Meadows all over the county light up from late May well into July.
4. Warm, still, damp, moonless nights are the best.', '/images/events/fireflies.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['fireflies'], 'Elkmont, in the national park', 'Gatlinburg', '05-25', '06-15', 'About eight nights between late May and mid-June; the lottery is usually in late April or early May', 'Elkmont, 35.653, -83.581', null, array['gatlinburg', 'wears-valley', 'pigeon-forge']),
  ('bd020931-9d54-8fa6-8745-6fffc04c5c84', 'event', 'vehicle-free-wednesdays', 'Mountain Mama', 'Vehicle-Free Wednesdays in Cades Cove', 'All eleven miles of Cades Cove with no cars, just walkers and bikes, on Wednesdays in the warm months.', 'Since 2020, the park has closed the Cades Cove loop to cars on Wednesdays from May through September. Without engines you can hear the meadow, and the deer just look up and keep eating.

The loop is eleven paved, hilly miles. Two gravel lanes across the middle make a shorter ride for short legs.

## From experience

1. Get there early. The lots fill fast, and you’ll need a parking tag.
2. The campground store usually rents bikes. Bring your own helmets.
3. There’s one downhill worth walking. Signs say where.
4. Check the park’s website. They decide each year.', '/images/events/cove-bicycles.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['cades-cove-early', 'parking-tags'], 'Cades Cove Loop Road', 'Townsend', '05-01', '09-30', 'Wednesdays, May through September, if the park confirms', 'Cades Cove, 35.6065, -83.7765', null, array['wears-valley', 'gatlinburg', 'pigeon-forge']),
  ('baf5c0ba-3801-8f3d-a99c-c2996685257b', 'event', 'wilderness-wildlife-week', 'Mountain Mama', 'Wilderness Wildlife Week', 'Free talks, workshops and guided walks about the wild side of the Smokies, every January in Pigeon Forge.', 'For several days, naturalists, photographers, historians and old-timers give talks and lead walks, all free. In 2026 there were about 125 sessions, from bears and salamanders to moonshine and map reading.

It’s the quietest time of year, when cabins cost the least and trails are empty. If you like knowing the name of what you’re looking at, this is your week.

## From experience

1. Walks fill up. Check the program when it comes out and sign up for those first.
2. Bring boots, layers and a notebook.
3. There’s plenty for kids, especially anything with live owls.
4. Leave an afternoon free to use what you learned.', '/images/events/wilderness-week.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['hot-tub-winter', 'elk'], 'LeConte Center', 'Pigeon Forge', '01-01', '01-15', 'A few days in early January', 'LeConte Center, 35.806, -83.565', null, array['pigeon-forge', 'sevierville', 'wears-valley']),
  ('998be207-cfcc-8107-9f72-af8b7c85175c', 'event', 'wildflower-pilgrimage', 'Mountain Mama', 'Spring Wildflower Pilgrimage', 'Guided walks and talks at the peak of the spring wildflowers, when the forest floor is at its brightest.', 'More kinds of flowering plants grow here than in any other national park, and in April a whole lot of them bloom at once, in the few weeks between snow and shade. Trillium by the acre, phacelia like a late frost, lady’s slippers if somebody shows you where.

The pilgrimage brings people who can: botanists and naturalists who lead small walks for several days.

## From experience

1. Registration opens early, and the small walks fill first.
2. Low trails bloom first, high ones weeks later. If you’re early, walk low.
3. No ticket? Porters Creek, the lower Little River and Cove Hardwoods are good to anybody who looks down.
4. Stay on the path. What you step on took seven years to flower.', '/images/events/wildflowers.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['waterfalls', 'sunrise-spots'], 'Gatlinburg and trails all over the park', 'Gatlinburg', '04-10', '04-30', 'Several days in April', 'Downtown Gatlinburg, 35.7118, -83.5205', null, array['gatlinburg', 'wears-valley']),
  ('a753d9a2-20df-8330-8ab0-02fc14378817', 'event', 'winter-lights', 'Mountain Mama', 'Smoky Mountain Winter Lights', 'Millions of lights along the parkways of Gatlinburg, Pigeon Forge and Sevierville, for more than three months.', 'Every November, all three towns light up: bridges, lampposts, mill wheels, whole hillsides. The lights stay till about mid-February, long after everybody else has packed theirs away. Gatlinburg usually kicks it off with a downtown chili cook-off the night they come on.

You can see most of it from the car with a thermos between your knees. Without traffic it’s half an hour end to end, so one slow evening covers all three towns.

## From experience

1. Go on a weeknight. On December weekends, the Parkway moves like a parade.
2. Start in Sevierville after dark and drive toward the mountains, so you end up close to supper.
3. January has the same lights and far fewer people.
4. Take a trolley tour so the driver can look, too. Check the town’s schedule.', '/images/events/winter-lights.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['hot-tub-winter'], 'Along the Parkway and downtown in all three towns', 'Sevier County', '11-05', '02-15', 'Early November to about mid-February', 'LeConte Center, 35.806, -83.565', null, array['gatlinburg', 'pigeon-forge', 'sevierville'])
on conflict do nothing;

insert into public.posts (id, kind, slug, author, title, excerpt, body_markdown, hero_image_url, published_at, updated_at, related_post_slugs) values
  ('6e3eab0d-1fd9-861f-bf93-fff6f3afbded', 'guide', 'events', 'Mountain Mama', 'What’s on in the Smokies', 'Winter lights, Rod Runs, wildflowers, fireflies, the Fourth, harvest and craft fairs: when to catch them in Gatlinburg, Pigeon Forge and Sevierville.', 'Dates are based on past years. Check before you book anything non-refundable.

## Winter

Lights in the valleys, rime on the ridges, and room to park.

## Spring

Wildflowers first, then engines, then barbecue.

## Summer

Fireflies, fireworks and long, warm evenings.

## Fall

Pumpkins, craftsmen, and seven weeks of color coming down the mountain.

## Leaves

Here for the leaves? See the [fall color map](/fall).', '/images/guide/events.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', '{}'),
  ('1709f931-e763-8b11-98a6-01cb4fc0a7af', 'guide', 'fall', 'Mountain Mama', 'Fall Colors in the Smokies', 'When fall color peaks at 32 spots in the Smokies, week by week and by elevation, with the cabins open that weekend.', 'Fall works its way down these mountains. Pick your week to see how high up to go for the color.

## Kuwohi tower

6,643 feet at 35.5629, -83.4985

The top of the park and of Tennessee. A steep, paved half-mile walk.

> The road usually opens April through November.

## Mount Guyot

6,621 feet at 35.705, -83.2575

Second highest and remote. Enjoy it from below.

## Mount Le Conte

6,593 feet at 35.6542, -83.4367

Third highest, with a lodge on top. On foot only, and it takes all day.

## Kuwohi parking lot

6,300 feet at 35.5567, -83.4949

Views from the curb at about 6,300 feet; the trail to Andrews Bald starts here.

> The road usually opens April through November.

## Andrews Bald

5,920 feet at 35.538, -83.494

A grassy bald, 3.6 miles round trip from the Kuwohi lot.

> You get there by Kuwohi Road, which is seasonal.

## Mount Sterling

5,842 feet at 35.702, -83.122

A fire tower on the summit. On foot only.

## Waterrock Knob

5,800 feet at 35.46, -83.141

A parking lot on the Blue Ridge Parkway at about 5,800 feet.

> Check the parkway’s road status first. Hurricane Helene did damage.

## Charlies Bunion

5,565 feet at 35.6392, -83.3718

A rocky outcrop, 8 miles round trip on the Appalachian Trail from Newfound Gap.

## Thunderhead Mountain

5,527 feet at 35.5685, -83.7063

The high point beside Rocky Top. A long day on foot.

## Newfound Gap

5,046 feet at 35.6106, -83.426

Drive US 441 up to the state line and look both ways.

## Gregory Bald

4,949 feet at 35.5205, -83.8662

A grassy bald above Cades Cove. On foot only.

## Mount Cammerer

4,928 feet at 35.7633, -83.1614

A stone lookout from the 1930s. On foot only.

## Spence Field

4,920 feet at 35.562, -83.733

An open meadow on the Appalachian Trail. On foot only.

## Chimney Tops

4,724 feet at 35.6307, -83.4782

Best from the overlooks on US 441.

> Since the 2016 fire, the trail stops short of the top.

## Max Patch

4,600 feet at 35.7959, -82.9625

An open bald in North Carolina with a view all around, at about 4,600 feet. No camping.

## Cove Mountain

4,078 feet at 35.6967, -83.6097

The ridge between Gatlinburg and Wears Valley. Look up from either side.

## Alum Cave trailhead

3,830 feet at 35.6296, -83.4516

On US 441 at about 3,830 feet. The bluffs at 4,970 feet are 4.6 miles round trip.

## Grotto Falls

3,770 feet at 35.6803, -83.4627

Take one-way Roaring Fork, then walk.

> Roaring Fork is seasonal, so check that it’s open.

## Cataloochee Valley

2,680 feet at 35.64, -83.08

Elk in the meadows, at the end of a rough road.

> Storm repairs can close the road. Check before you drive.

## Look Rock tower

2,641 feet at 35.633, -83.942

A paved half-mile walk from Foothills Parkway West.

## Little River Road

2,600 feet at 35.6719, -83.5805

Curves, creek and color from the car, west of Sugarlands.

## Rainbow Falls trailhead

2,570 to 4,326 feet at 35.6758, -83.4854

Starts at about 2,570 feet and climbs to 4,326, through three bands of color in a day.

## Gabes Mountain trailhead

2,200 feet at 35.7578, -83.2096

In Cosby at about 2,200 feet, on the way to Hen Wallow Falls.

## Elkmont

2,150 feet at 35.657, -83.581

A level riverside walk off Little River Road.

## Ramsey Cascades trailhead

2,140 to 4,275 feet at 35.7027, -83.3578

Starts at about 2,140 feet in Greenbrier. The park’s tallest waterfall is at 4,275.

## Oconaluftee Visitor Center

2,040 feet at 35.513, -83.306

Elk in the field at dusk, on US 441 in North Carolina.

## Cades Cove

1,716 feet at 35.585, -83.843

An 11-mile loop by car around an old farming valley.

## Big Creek

1,700 feet at 35.754, -83.108

A creek walk at about 1,700 feet, off I-40 at the state line.

> Access has been limited. Check before you drive.

## Abrams Falls

1,473 feet at 35.5911, -83.8516

5 miles round trip, from the Cades Cove loop.

## Sugarlands Visitor Center

1,462 feet at 35.685, -83.5362

The park’s front door from Gatlinburg, with level walks.

## Tremont

1,325 feet at 35.6397, -83.6892

A riverside road where color often lasts into November.

## Foothills Parkway, Walland end

997 feet at 35.7189, -83.8243

Where the western section starts: overlook after overlook.', '/images/guide/fall.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', '{}'),
  ('af33b378-799a-8e2f-8a13-50e31d147071', 'guide', 'gatlinburg', 'Mountain Mama', 'Gatlinburg', 'Gatlinburg cabins at the gate of Great Smoky Mountains National Park. Live availability, totals with fees and taxes, no service fees.', 'Once called White Oak Flats, Gatlinburg sits at the park gate on US 441, with the Sugarlands Visitor Center about two miles up the road. Stay here if you want to park the car and walk: Anakeesta, the SkyPark, Ripley’s Aquarium and the Space Needle are all in town, the Roaring Fork road starts at its edge, and the eight-mile Arts & Crafts loop along US 321 is full of working studios.

A small town in a steep valley, with one busy main street and mountains at the end of every side street. Evenings smell like fudge and wood smoke, and everybody’s out walking. Two minutes out of town, the woods close over the road.

The cabins sit above town: on Ski Mountain and in the old chalet village to the west, in the Glades toward the Arts and Crafts loop to the east, and along the creeks. Higher means a better view, cooler nights and a steeper drive.

## Great for

- Hikers: the trails start at the edge of town
- People who like to park the car and walk to supper
- Couples, up high with a tub and a view

## Maybe not for

- Low-clearance cars in January: many driveways are steep
- October Saturdays, when one main street has to carry everybody

## Landmarks near Gatlinburg

- **Sugarlands Visitor Center**, the park’s front desk, two miles up the road
- **Anakeesta and the SkyPark**, two ways up to a view without walking
- **Ripley’s Aquarium**, the answer to a wet day
- **Roaring Fork**, the one-way road to Grotto Falls, in season
- **Arts and Crafts loop**, eight miles of working studios along US 321

## Elevation

about 1,300 feet in town; cabins on the slopes up to 3,000', '/images/areas/gatlinburg.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['craftsmens-fair', 'fantasy-of-lights-parade', 'synchronous-fireflies', 'waterfalls', 'parking-tags', 'sunrise-spots']),
  ('07aaecd7-608e-88b7-aa3a-51a4376886ba', 'guide', 'pigeon-forge', 'Mountain Mama', 'Pigeon Forge', 'Pigeon Forge cabins close to Dollywood, The Island and the Old Mill. Live availability, totals with fees and taxes, no service fees.', 'Named for an iron forge on the Little Pigeon River, Pigeon Forge is the easiest base with kids. Dollywood is minutes away, The Island and WonderWorks fill a rainy afternoon, and the Old Mill has stood on the National Register of Historic Places since 1975. The national park begins about five miles south.

A wide, cheerful strip of lights along the Parkway, with a river behind it and hills on both sides. Everything a kid ever asked for is on it, in no particular order. The old part, around the mill, is quiet enough to hear the wheel.

Cabins tuck into the hills on either side: close as the crow flies, far from the noise. Most are lower and easier to reach than the ones above Gatlinburg, and many have pools and game rooms.

## Great for

- Families who came for Dollywood and want to be home by bedtime
- Groups who can’t agree: everyone finds something within ten minutes
- Rainy weeks: shows, caves and indoor pools are close

## Maybe not for

- The two Rod Run weekends, in mid-April and mid-September, unless you love old cars
- Trips all about long hikes: the high trailheads are an hour away

## Landmarks near Pigeon Forge

- **Dollywood**, rides, music and the best cinnamon bread you’ll ever stand in line for
- **The Island**, the big wheel, fountains and an evening out
- **The Old Mill**, grinding corn on stone, on the National Register since 1975
- **LeConte Center**, home of the Rod Runs and Wilderness Wildlife Week
- **WonderWorks**, the upside-down house, for an afternoon

## Elevation

about 1,000 feet; cabins on the hills up to 1,900', '/images/areas/pigeon-forge.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['spring-rod-run', 'harvest-festival', 'dollywood-christmas', 'rainy-days', 'first-three-days', 'big-family-cabins']),
  ('c52a4f35-54f1-8e6c-a0e6-210e322c0ee4', 'guide', 'sevierville', 'Mountain Mama', 'Sevierville', 'Sevierville cabins, closest to I-40, with room for bigger groups. Live availability, totals with fees and taxes, no service fees.', 'Two forks of the Little Pigeon River meet in Sevierville, the county seat, and Dolly Parton’s statue stands in front of the courthouse. It’s the first of the mountain towns you reach from I-40, with Soaky Mountain, the Tanger outlets and Forbidden Caverns close by. Pick it for bigger cabins and an easy arrival.

The county seat, older and more lived-in than its neighbors: a courthouse with a clock, a river walk, feed stores, farms and, along the highway, every store you forgot you’d need. The mountains sit at the end of the view, not over your head.

Cabins here have room around them: pasture, river bluffs, level drives, and big houses that wouldn’t fit on a slope. You drive a little farther to the park and pay a little less for the room.

## Great for

- Big families and reunions that need tables, yards and parking
- Late arrivals and short stays: it’s closest to the interstate
- Dogs, pickleball players and grandparents who prefer level ground

## Maybe not for

- Anyone who wants to walk to the trail or to supper
- Sunrise at Newfound Gap every day: it’s over an hour each way

## Landmarks near Sevierville

- **The courthouse**, with the statue of Dolly Parton in front of it
- **Forbidden Caverns**, a guided cave walk east of town
- **Soaky Mountain**, water slides for the hot months
- **Tanger outlets**, home of the raincoat you didn’t pack
- **Two forks of the Little Pigeon**, with a path along the water

## Elevation

about 900 feet; cabins between 900 and 1,600', '/images/areas/sevierville.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['barbeque-and-bluegrass', 'winter-lights', 'dollywood-summer', 'big-family-cabins', 'what-to-pack', 'rainy-days']),
  ('196e847c-1c50-8abf-96bb-135768f8f754', 'guide', 'visitor-guide', 'Mountain Mama', 'Smoky Mountains Visitor Guide', 'How to get to the Smokies, when to come, parking tags, closed roads, winter driving, bears, cell signal and groceries, from a local host.', 'Everything I end up texting people. Dates are based on past years; the park has the final say.

## When to come

![](/images/blog/fall-by-elevation.webp)

There’s no bad month, just crowded ones.

| Season | Valley days (°F)      | Crowds             | Come for                     |
| ------ | --------------------- | ------------------ | ---------------------------- |
| Winter | 50s, freezing nights  | light              | lights, hot tubs, low rates  |
| Spring | 60s–70s, some rain    | spring break       | wildflowers, waterfalls      |
| Summer | 80s, afternoon storms | daily              | fireflies, creeks, Dollywood |
| Fall   | 80s to 50s            | busiest in October | color, elk                   |

> **Rod Run weekends,** usually mid-April and mid-September, jam the Pigeon Forge Parkway Thursday through Saturday.

### The quietest weeks

January, February, early May, late August and mid-November. The top of the park usually runs 10–20 degrees cooler than the towns.

See [what’s on when](/events), and [fall color week by week](/fall).

## What’s where

- **[Gatlinburg](/areas/gatlinburg)**: the park’s front door, and the town you can walk.
- **[Pigeon Forge](/areas/pigeon-forge)**: Dollywood, shows, The Island, the Old Mill.
- **[Sevierville](/areas/sevierville)**: closest to the interstate, with room for big cabins.
- **[Wears Valley](/areas/wears-valley)**: farmland and quiet, halfway to Cades Cove.

> **Think minutes, not miles.** Eight miles can take twelve minutes or fifty.

### The lay of the park

The park runs along the south side of all four. US 441 climbs from Gatlinburg over Newfound Gap to Cherokee, North Carolina. Little River Road heads west from Sugarlands to Townsend and Cades Cove.

## Getting here

Almost everyone drives, and you’ll need a car once you’re here. Take exit 407 off I-40, follow TN 66 to **Sevierville**, then US 441 (the Parkway) through **Pigeon Forge** and on to **Gatlinburg**. For **Wears Valley**, turn onto US 321 in Pigeon Forge.

> **Saturday afternoons** back up. Come through before one or after seven.

### Drive times and flights

With one stop, on a regular day:

| From                          | Allow      |
| ----------------------------- | ---------- |
| Knoxville                     | 1 hour     |
| Asheville                     | 1½–2 hours |
| Chattanooga                   | 2½–3 hours |
| Nashville, Atlanta, Charlotte | 4 hours    |
| Cincinnati                    | 5 hours    |

**Flying?** McGhee Tyson (TYS), south of Knoxville, is about an hour from the cabins. Rent your car there.

Get in before dark your first time, and use my directions for the last few miles. GPS has a soft spot for old logging roads.

## Parking tags

![](/images/blog/parking-tags.webp)

The park is free, but parking more than **15 minutes** takes a tag: **$5 a day, $15 a week or $40 a year** at last check.

> **Before eight or after three** you’ll almost always find a spot, except in October.

### What counts, and where to buy one

- One tag per license plate. You can’t swap it between cars.
- It has to be the real tag, in the car. A receipt on your phone doesn’t count.
- Federal passes like America the Beautiful don’t replace it.
- Buy one at visitor centers, machines, the park’s online shop or a welcome center in town.

A tag doesn’t save you a spot. [More about tags](/blog/parking-tags).

## Roads and closures {#roads}

![](/images/blog/mountain-roads.webp)

- **Newfound Gap Road** (US 441) is open all year, unless there’s ice or snow.
- **Kuwohi Road** (once Clingmans Dome) usually opens April through November.
- **Roaring Fork** is one-way and seasonal. No trailers or RVs.

> **Fill up in town.** Gatlinburg to Cherokee and back is 70 miles without a pump.

### Cades Cove, closed trails and gas

- **Cades Cove Loop** is open sunrise to sunset. On Wednesdays from May through September it’s been closed to cars.
- **Laurel Falls Trail** is closed for rebuilding, and expected back in 2027.
- **Chimney Tops Trail** has stopped short of the summit since the 2016 fire.
- There’s **no gas** in the park.

Check the park’s [conditions page](https://www.nps.gov/grsm/planyourvisit/conditions.htm) the morning you go. They know before I do.

Go down in low gear, pull over to let people by, and never stop in the lane for a bear. [How to drive mountain roads](/blog/mountain-roads).

## Winter roads {#winter}

![](/images/cabins/two-dogs-ridge/hero-winter.webp)

Rain in the valleys can be ice on the ridges. Your cabin’s elevation and driveway matter most, and both are on its page.

> **Bad weather alone** isn’t refundable after your free cancellation date. A closed road to the cabin is.

### Will my car make it?

- From December to March, if a cabin’s page says four-wheel drive or chains, it means it on snowy days.
- Low two-wheel-drive car? Pick a cabin below 1,500 feet with a level driveway.
- Bridges and shady curves freeze first and thaw last.
- Arrive in daylight with a blanket, a small shovel and some sand or cat litter.
- Can’t get up the hill? Don’t try three times. Text me.

## Bears

More than a thousand black bears live in the park, and some live next door to your cabin.

Latch all trash in the bear-proof bin, every time. No birdseed, dog food or coolers on the porch. Clean the grill. Lock your car (bears open doors) and leave nothing in it that smells.

> **Elk too:** 50 yards, and more when the bulls are bugling in September.

### In the park, and if one comes toward you

**Stay 50 yards away.** It’s the law. If a bear changes what it’s doing because of you, you’re too close.

**If one comes toward you,** don’t run. Pick up small children, stand together, look big, talk firmly and back away slowly. If it follows, make noise and throw something. In the very rare case that a black bear attacks, fight back.

**Never feed one.** A fed bear doesn’t live long.

## Phones and signal {#signal}

Good in town, mostly none in the park. In between, it depends on your carrier and your end of the porch.

> **Text {phone}**. It’ll go through when a call won’t.

### Before you leave home

- Download offline maps of the county and the park.
- Screenshot your tickets, directions and door code.
- Pick a place to meet if you split up.
- Turn on Wi-Fi calling. It works at the cabin even with no bars, and cabins have Wi-Fi unless their page says otherwise.

## Groceries and supper {#groceries}

Shop in Sevierville or Pigeon Forge on your way in. Gatlinburg has a smaller selection, and Wears Valley only has general stores.

> **Buy firewood here.** The park only allows certified, heat-treated bundles.

### Picnics and eating out

There’s hardly any food for sale in the park, so pack lunch. Metcalf Bottoms, the Chimneys, Greenbrier and Cades Cove have picnic tables by the water.

Eat out at five or after eight. In season, the wait in between runs an hour. Chili at the cabin is often the better night.

## Easy on the legs {#easy-going}

You can see plenty without hiking.

- **By car**: Newfound Gap, the Foothills Parkway, Cades Cove, Little River Road.
- **On wheels**: the Sugarlands Valley Nature Trail is short, level and paved.
- **On a bench**: the elk meadow at Oconaluftee, evenings.

> **Worried about steps?** Ask me how many there are.

### Cabins on level ground

Ask me which cabins have level parking, wide doors and a bedroom on the entry floor. Start with [Long Meadow Lights](/cabins/long-meadow-lights) and [The Miller’s Daughter](/cabins/the-millers-daughter).

The Oconaluftee and Sugarlands visitor centers are accessible, with restrooms.

## If something goes wrong {#emergencies}

**Call 911** for fire, injury or danger, and give the cabin’s street address first. It’s in the house book and in my directions. The nearest hospital is in Sevierville.

For anything else, [email](mailto:{email}) or text. A person answers.

> **Stick the cabin’s address** on the refrigerator. You won’t remember it in an emergency.

### Floods, lightning, wildfire, ticks and snakes

**Creeks** rise fast after rain upstream. Get out when the water turns brown, and don’t cross it on foot.

**Lightning** is a summer-afternoon thing. Get off the ridge, out of the tub and into the car.

**Wildfire** is rare but real in a dry fall. If you’re told to leave, leave right away.

**Ticks and snakes** want nothing to do with you. Check yourself at night, and watch where you put your hands.', '/images/guide/visitor-guide.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', '{}'),
  ('fa700bb6-22ba-893f-a560-bc9c7adbf4be', 'guide', 'wears-valley', 'Mountain Mama', 'Wears Valley', 'Wears Valley cabins on the quiet side of the Smokies. Live availability, totals with fees and taxes, no service fees.', 'Wears Valley is a limestone cove on US 321, between Pigeon Forge and Townsend. It isn’t a town, and it’s named for Samuel Wear. Cove Mountain rises on one side, the Foothills Parkway begins nearby, and Lyon Springs Road leads over the hill to Metcalf Bottoms in the national park. Come here for dark skies and mornings without traffic.

A long green valley of hay fields and fence lines with Cove Mountain all along one side. There’s one road, a few general stores, barns, cows and an unreasonable number of stars. It’s twenty minutes from the Parkway and feels like another county.

Cabins are down on the valley floor among the fields, or up on the ridges on either side with the whole valley below them. From here you go into the park by the back door, over the hill to Metcalf Bottoms.

## Great for

- People who came for quiet, dark skies and a porch
- Early risers bound for Cades Cove: nowhere on my list is closer
- Fall and firefly trips: the color and the meadows are right out the door

## Maybe not for

- Teenagers who need something open after nine
- Daily trips to Gatlinburg: it’s half an hour or more each way

## Landmarks near Wears Valley

- **Metcalf Bottoms**, picnic tables and wading in the Little River, over Lyon Springs Road
- **Foothills Parkway**, the best drive for a view, beginning at the valley’s western end
- **Cove Mountain**, the long ridge between you and the park, bright in late October
- **Townsend**, the quiet gate to Tremont and Cades Cove

## Elevation

about 1,460 feet on the valley floor; cabins on the ridges up to 2,300', '/images/areas/wears-valley.webp', '2025-09-01T15:00:00Z', '2025-09-01T15:00:00Z', array['vehicle-free-wednesdays', 'synchronous-fireflies', 'wildflower-pilgrimage', 'cades-cove-early', 'fall-by-elevation', 'fireflies'])
on conflict do nothing;
