"""Writes reference.json: occurrences by dateutil in the time zones of zoneinfo; neither shares code with the server.

    python3 test/recurrence/make-reference.py

Left out is where dateutil departs from RFC 5545: weekdays with and without numbers in one BYDAY, and
BYSETPOS of a week that DTSTART begins in the middle of; and rules that it refuses or goes through for very long.
"""
import datetime as dt
import itertools
import json
import os
import random
import signal
import zoneinfo

import dateutil
from dateutil import rrule

UTC = dt.timezone.utc
ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe',
         'Pacific/Chatham', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kolkata', 'Africa/Casablanca']
NAMED = [
    'FREQ=DAILY', 'FREQ=DAILY;INTERVAL=10;COUNT=5', 'FREQ=DAILY;BYMONTH=1', 'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR', 'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU,SU',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU', 'FREQ=MONTHLY;BYDAY=1FR', 'FREQ=MONTHLY;BYDAY=-2MO',
    'FREQ=MONTHLY;BYMONTHDAY=-3', 'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11,12',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3',
    'FREQ=YEARLY', 'FREQ=YEARLY;BYMONTH=6,7', 'FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200',
    'FREQ=YEARLY;BYDAY=20MO', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', 'FREQ=YEARLY;BYWEEKNO=53',
    'FREQ=YEARLY;BYWEEKNO=1,-1;WKST=SU', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', 'FREQ=YEARLY;BYYEARDAY=-1,366',
    'FREQ=YEARLY;BYDAY=MO,FR;BYSETPOS=5,-5', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO',
    'FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=0,30', 'FREQ=DAILY;BYHOUR=2;BYMINUTE=30', 'FREQ=DAILY;BYHOUR=3;BYMINUTE=15;BYSECOND=7',
    'FREQ=HOURLY', 'FREQ=HOURLY;INTERVAL=5', 'FREQ=HOURLY;INTERVAL=36', 'FREQ=HOURLY;BYMINUTE=0,20,40;BYDAY=SU',
    'FREQ=HOURLY;INTERVAL=3;BYMONTHDAY=-1', 'FREQ=HOURLY;BYHOUR=22,23;BYYEARDAY=60', 'FREQ=HOURLY;COUNT=2000',
    'FREQ=DAILY;UNTIL=20270401T000000Z', 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=40', 'FREQ=MONTHLY;COUNT=3',
]


def some(rng, low, high, signed=False):
    values = {rng.choice([1, -1] if signed else [1]) * rng.randint(low, high) for _ in range(rng.randint(1, 3))}
    return ','.join(str(value) for value in sorted(values))


def random_rule(rng):
    freq = rng.choice(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY'])
    parts = {'FREQ': freq}
    chance = lambda p: rng.random() < p
    if chance(0.5):
        parts['INTERVAL'] = str(rng.choice([1, 2, 3, 4, 7, 13]))
    if chance(0.3):
        parts['WKST'] = rng.choice(['MO', 'SU', 'SA', 'TH'])
    if chance(0.3):
        parts['BYMONTH'] = some(rng, 1, 12)
    if freq == 'YEARLY' and chance(0.25):
        parts['BYWEEKNO'] = some(rng, 1, 53, True)
    if freq in ('YEARLY', 'HOURLY') and chance(0.15):
        parts['BYYEARDAY'] = some(rng, 1, 366, True)
    if freq != 'WEEKLY' and chance(0.25):
        parts['BYMONTHDAY'] = some(rng, 1, 31, True)
    if chance(0.4):
        days = rng.sample(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], rng.randint(1, 4))
        if freq in ('MONTHLY', 'YEARLY') and 'BYWEEKNO' not in parts and chance(0.5):
            days = [f'{rng.choice([1, 2, 3, 4, 5, -1, -2])}{day}' for day in days]
        parts['BYDAY'] = ','.join(days)
    if chance(0.4):
        parts['BYHOUR'] = some(rng, 0, 23)
    if chance(0.3):
        parts['BYMINUTE'] = some(rng, 0, 59)
    if freq != 'WEEKLY' and any(name in parts for name in ('BYDAY', 'BYMONTHDAY', 'BYMONTH')) and chance(0.25):
        parts['BYSETPOS'] = some(rng, 1, 6, True)
    end = rng.random()
    if end < 0.15:
        parts['COUNT'] = str(rng.randint(1, 60))
    elif end < 0.3:
        parts['UNTIL'] = rng.choice(['20270615T120000Z', '20300101T000000Z', '20261130T235959Z'])
    return ';'.join(f'{name}={value}' for name, value in parts.items())


def occurrences(rule, zone, start, after, wanted):
    """The first instants after a moment; dateutil goes through the wall clock, out of order where it jumps."""
    aware = start.replace(tzinfo=UTC if zone == 'UTC' else zoneinfo.ZoneInfo(zone))
    found, day = set(), dt.timedelta(days=1)
    for one in rrule.rrulestr(f'RRULE:{rule}', dtstart=aware):
        if one.replace(tzinfo=UTC) < after - 2 * day:
            continue
        instant = one.astimezone(UTC)
        if instant > after:
            found.add(instant)
        if instant > after and len(found) >= wanted and instant > sorted(found)[wanted - 1] + day:
            break
    return [one.strftime('%Y-%m-%dT%H:%M:%SZ') for one in sorted(found)[:wanted]]


def give_up(*_):
    raise TimeoutError


def main():
    signal.signal(signal.SIGALRM, give_up)
    rng = random.Random(5545)
    rules = itertools.chain(NAMED, (random_rule(rng) for _ in range(290)))
    cases = []
    for number, rule in enumerate(rules):
        zone = ZONES[number % len(ZONES)]
        start = rng.choice([dt.datetime(2026, 1, 5, 2, 30), dt.datetime(2024, 2, 29, 1, 15, 9),
                            dt.datetime(2026, 12, 31, 23, 45)])
        after = rng.choice([dt.datetime(2026, 11, 1), dt.datetime(2026, 3, 28, 22), dt.datetime(2028, 2, 28, 12)]).replace(tzinfo=UTC)
        if zone == 'Pacific/Apia' and 'HOURLY' not in rule:
            start, after = dt.datetime(2011, 12, 28, 12), dt.datetime(2011, 12, 29, tzinfo=UTC)
        prefix = 'DTSTART:' if zone == 'UTC' else f'DTSTART;TZID={zone}:'
        text = f"{prefix}{start:%Y%m%dT%H%M%S}{'Z' if zone == 'UTC' else ''}\nRRULE:{rule}"
        signal.setitimer(signal.ITIMER_REAL, 0.7)
        try:
            expected = occurrences(rule, zone, start, after, 6)
        except (TimeoutError, ValueError):
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        cases.append([text, f'{after:%Y-%m-%dT%H:%M:%SZ}', expected])
    with open(os.path.join(os.path.dirname(__file__), 'reference.json'), 'w') as file:
        file.write(f'{{\n"origin": "dateutil {dateutil.__version__} and zoneinfo, by make-reference.py",\n"cases": [\n')
        file.write(',\n'.join(json.dumps(case) for case in cases) + '\n]\n}\n')


main()
